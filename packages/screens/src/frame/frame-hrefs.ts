import type { Messages } from '../messages/messages.js';
import { frameMessages } from './shared/index.js';

/** Where the header leads. A screen that a host does not have is not linked. */
export interface FrameHrefs {
  /** The site's name leads there, and the link 'Home' when `linkHome` is set. */
  home: string;
  /** Where the Login button leads; without it a signed-out visitor sees none. */
  login?: string;
  /** The search for sets. */
  search?: string;
  /** The browsing of all sets. */
  questionSets?: string;
  /**
   * Shows the link 'Home'.
   * @default false
   */
  linkHome?: boolean;
  /** In the person's menu: their own sets. */
  ownSets?: string;
  /** In the person's menu: their own exam papers. */
  papers?: string;
  /** In the person's menu: the questions that papers are made of. */
  questions?: string;
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

/** The header's links in their order: Home, Cari Soal, Paket Soal. */
export function frameLinks(
  { home, linkHome = false, search, questionSets }: FrameHrefs,
  path: string,
  messages: Messages['frame'] = frameMessages,
): FrameLink[] {
  const all = [
    { label: messages.home, href: linkHome ? home : undefined },
    { label: messages.search, href: search },
    { label: messages.questionSets, href: questionSets },
  ];
  return all.flatMap(({ label, href }) =>
    href === undefined ? [] : [{ label, href, current: href === path }],
  );
}
