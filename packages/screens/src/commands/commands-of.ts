import type { Id } from '@bank-soal/contract/common';
import type { CommandItem } from '@bank-soal/ui/command';
import { commandTexts } from '../indonesian/command.js';
import type { ScreenTexts } from '../texts/site-texts.js';

/** Viewers of a page: everyone, only signed-in people, only administrators, only visitors. */
const FOR = {
  home: 'all',
  search: 'all',
  fileSearch: 'all',
  questionSets: 'all',
  create: 'all',
  upload: 'user',
  ownSets: 'user',
  papers: 'user',
  questions: 'user',
  notices: 'user',
  mySets: 'user',
  myData: 'user',
  guide: 'all',
  login: 'visitor',
  lecturers: 'admin',
  accounts: 'admin',
  allSets: 'admin',
  overview: 'admin',
  courseTags: 'admin',
  materialTags: 'admin',
  courseTagging: 'admin',
  audit: 'admin',
  searchIndex: 'admin',
  serverState: 'admin',
} as const;

/** A page that can be opened by its name. */
export type CommandPage = keyof typeof FOR;

/** Where pages are; what a host does not have is not offered. */
export type CommandHrefs = Readonly<Partial<Record<CommandPage, string>>>;

/** Something that is done rather than opened. */
export type CommandDeed = 'light' | 'dark' | 'system' | 'shortcuts' | 'logout';

/** Where things are that are found by their names; what a host does not have is not looked for. */
export interface ThingHrefs {
  /** A set's preview. */
  set?: (id: Id) => string;
  /** The sets of a course. */
  course?: (name: string) => string;
  /** The editor of an own paper. */
  paper?: (id: Id) => string;
}

/** Options of {@link commandsOf}. */
export interface CommandsOptions {
  hrefs: CommandHrefs;
  signedIn: boolean;
  isAdmin: boolean;
  /** Whether a theme can be chosen. */
  themed: boolean;
}

const PAGES = Object.keys(FOR) as CommandPage[];

/** Every page and every action of a person, by name. An item's id is a page's or a deed's. */
export function commandsOf(
  { hrefs, signedIn, isAdmin, themed }: CommandsOptions,
  messages: ScreenTexts['command'] = commandTexts,
): CommandItem[] {
  const mayOpen = (page: CommandPage) => {
    if (FOR[page] === 'admin') return isAdmin;
    if (FOR[page] === 'visitor') return !signedIn;
    return FOR[page] === 'all' || signedIn;
  };
  const pages = PAGES.filter((page) => hrefs[page] !== undefined && mayOpen(page));
  const deeds: CommandDeed[] = [
    ...(themed ? (['light', 'dark', 'system'] as const) : []),
    'shortcuts',
    ...(signedIn ? (['logout'] as const) : []),
  ];
  return [
    ...pages.map((page) => ({
      id: page,
      label: messages.pages[page],
      group: FOR[page] === 'admin' ? messages.administration : messages.page,
    })),
    ...deeds.map((deed) => ({
      id: deed,
      label: messages[deed],
      group: messages.action,
      ...(deed === 'shortcuts' || deed === 'logout' ? {} : { keywords: messages.keywords }),
    })),
  ];
}
