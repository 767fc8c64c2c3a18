import { adminFrameTexts } from '../../indonesian/admin-frame.js';
import type { ScreenTexts } from '../../texts/site-texts.js';

/** Where the administration's areas are. One that a host does not have is not linked. */
export interface AdminFrameHrefs {
  /** The site outside the administration. */
  site: string;
  /** Lecturers: their accounts. */
  lecturers?: string;
  /** All accounts, students' among them. */
  accounts?: string;
  /** Course tags. */
  courseTags?: string;
  /** Material tags. */
  materialTags?: string;
  /** Which materials and tags belong to which course. */
  courseTagging?: string;
  /** The history. */
  audit?: string;
  /** How many files can be searched inside. */
  searchIndex?: string;
  /** Contents of the bank, and gaps in them. */
  overview?: string;
  /** All sets, whoever they belong to. */
  allSets?: string;
  /** How the server is. */
  serverState?: string;
}

/** The bar's links: the areas in four groups, people first, and the way out to the site. */
export function adminLinks(
  hrefs: AdminFrameHrefs,
  path: string,
  messages: ScreenTexts['adminFrame'] = adminFrameTexts,
) {
  const links = (...names: (keyof AdminFrameHrefs)[]) =>
    names.flatMap((name) => {
      const href = hrefs[name];
      return href === undefined ? [] : [{ label: messages[name], href, current: href === path }];
    });
  const groups = [
    { label: messages.people, links: links('lecturers', 'accounts') },
    { label: messages.tags, links: links('courseTags', 'materialTags', 'courseTagging') },
    { label: messages.sets, links: links('allSets') },
    { label: messages.watch, links: links('overview', 'audit', 'searchIndex', 'serverState') },
  ];
  return [...groups.filter((group) => group.links.length > 0), ...links('site')];
}
