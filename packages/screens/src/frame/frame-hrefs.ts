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

const linksTo = (
  path: string,
  places: readonly (readonly [string, string | false | undefined])[],
) =>
  places.flatMap(([label, href]): FrameLink[] =>
    href ? [{ label, href, current: href === path }] : [],
  );

/**
 * The pages of a person's own space. Who teaches begins with their sets; who learns begins with their
 * collection, and finds papers and questions there only while looking at them.
 */
export function spaceLinks(
  { ownSets, papers, questions, mySets }: FrameHrefs,
  path: string,
  teaches: boolean,
  messages: ScreenTexts['frame'] = frameTexts,
): FrameLink[] {
  const sets = [messages.spaceSets, ownSets] as const;
  const collection = [messages.spaceCollection, mySets] as const;
  const work = [
    [messages.spacePapers, papers],
    [messages.spaceQuestions, questions],
  ] as const;
  return linksTo(
    path,
    teaches
      ? [sets, ...work, collection]
      : [collection, sets, ...work.filter(([, href]) => href === path)],
  );
}

/** The header's links in their order: Home, Cari Soal, Paket Soal, and the person's own space. */
export function frameLinks(
  { home, linkHome = false, search, questionSets }: FrameHrefs,
  path: string,
  messages: ScreenTexts['frame'] = frameTexts,
  space: readonly FrameLink[] = [],
): FrameLink[] {
  const links = linksTo(path, [
    [messages.home, linkHome && home],
    [messages.search, search],
    [messages.questionSets, questionSets],
  ]);
  const [first] = space;
  if (!first) return links;
  const current = space.some(({ href }) => path === href || path.startsWith(`${href}/`));
  return [...links, { label: messages.space, href: first.href, current }];
}
