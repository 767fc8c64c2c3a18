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

/** A link of the bar. */
export interface AdminFrameLink {
  /** Its text. */
  label: string;
  /** Where it leads. */
  href: string;
  /** The area that is being shown. */
  current: boolean;
}

/** The bar's links: the areas, lecturers first, and the way out to the site. */
export function adminLinks(
  hrefs: AdminFrameHrefs,
  path: string,
  messages: ScreenTexts['adminFrame'] = adminFrameTexts,
): AdminFrameLink[] {
  const {
    lecturers,
    accounts,
    courseTags,
    materialTags,
    courseTagging,
    audit,
    searchIndex,
    overview,
    allSets,
    serverState,
    site,
  } = messages;
  return [
    { label: lecturers, href: hrefs.lecturers },
    { label: accounts, href: hrefs.accounts },
    { label: courseTags, href: hrefs.courseTags },
    { label: materialTags, href: hrefs.materialTags },
    { label: courseTagging, href: hrefs.courseTagging },
    { label: audit, href: hrefs.audit },
    { label: searchIndex, href: hrefs.searchIndex },
    { label: overview, href: hrefs.overview },
    { label: allSets, href: hrefs.allSets },
    { label: serverState, href: hrefs.serverState },
    { label: site, href: hrefs.site },
  ].flatMap(({ label, href }) =>
    href === undefined ? [] : [{ label, href, current: href === path }],
  );
}
