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
  /** The upload of a set: for who is signed in, beside those, and in their menu. */
  upload?: string;
  /** Their own sets, at the same places. */
  ownSets?: string;
  /** In the person's menu: their own exam papers. */
  papers?: string;
  /** In the person's menu: the questions that papers are made of. */
  questions?: string;
  /** In the person's menu: what they are told. */
  notices?: string;
  /** In the person's menu: the sets that they pinned, opened, did, and downloaded. */
  mySets?: string;
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
  /** Only where there is much room: it is in the person's menu too. */
  roomy: boolean;
}

/** The header's links in their order: Home, Cari Soal, Paket Soal; signed in Upload Soal, Soal Saya. */
export function frameLinks(
  { home, linkHome = false, search, questionSets, upload, ownSets }: FrameHrefs,
  path: string,
  messages: ScreenTexts['frame'] = frameTexts,
  signedIn = false,
): FrameLink[] {
  return [
    [messages.home, linkHome && home],
    [messages.search, search],
    [messages.questionSets, questionSets],
    [messages.upload, signedIn && upload, true],
    [messages.ownSets, signedIn && ownSets, true],
  ].flatMap(([label, href, roomy = false]) =>
    href ? [{ label, href, current: href === path, roomy } as FrameLink] : [],
  );
}
