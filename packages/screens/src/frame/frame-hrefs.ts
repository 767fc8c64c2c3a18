import { frameTexts } from '../indonesian/frame.js';
import type { ScreenTexts } from '../texts/site-texts.js';

/** Where the header leads. A screen that a host does not have is not linked. */
export interface FrameHrefs {
  /** The site's name leads there, and the link 'Home' when `linkHome` is set. */
  home: string;
  /** Where the Login button leads; without it a signed-out visitor sees none. */
  login?: string;
  /** Where Logout is sent by POST before and without scripts. */
  logout?: string;
  /** The search for sets. */
  search?: string;
  /** The browsing of all sets. */
  questionSets?: string;
  /**
   * Shows the link 'Home'.
   * @default false
   */
  linkHome?: boolean;
  /** In the person's own space: the sets that they uploaded. */
  ownSets?: string;
  /** There too: their own exam papers. */
  papers?: string;
  /** There too: the questions that papers are made of. */
  questions?: string;
  /** There too: the sets that they pinned, opened, did, and downloaded. */
  mySets?: string;
  /** The bell leads there: what they are told. */
  notices?: string;
  /** In the person's menu: settings, copy and removal of their account. */
  myData?: string;
  /** In an administrator's menu: the administration. */
  admin?: string;
}

/** A link of the header. */
export interface FrameLink {
  /** Its text. */
  label: string;
  /** Where it leads. */
  href: string;
  /** The page that is being shown. */
  current: boolean;
}

/** Links to the places that there are. */
export const linksTo = (
  path: string,
  places: readonly (readonly [string, string | false | undefined])[],
): FrameLink[] =>
  places.flatMap(([label, href]) => (href ? [{ label, href, current: href === path }] : []));

/**
 * The header's links in their order: Home, Cari Soal, Paket Soal, and the person's own space.
 *
 * @param teaches whether that begins with their sets, or with their collection; `undefined` for visitors
 */
export function frameLinks(
  { home, linkHome, search, questionSets, ownSets, papers, questions, mySets }: FrameHrefs,
  path: string,
  messages: ScreenTexts['frame'] = frameTexts,
  teaches?: boolean,
): FrameLink[] {
  const links = linksTo(path, [
    [messages.home, linkHome && home],
    [messages.search, search],
    [messages.questionSets, questionSets],
  ]);
  const href = teaches ? (ownSets ?? mySets) : (mySets ?? ownSets);
  if (teaches === undefined || !href) return links;
  const current = [ownSets, papers, questions, mySets].some(
    (own) => own && `${path}/`.startsWith(`${own}/`),
  );
  return [...links, { label: messages.space, href, current }];
}
