import { adminFrameMessages } from '../messages/admin-frame.js';

/** Where the administration's areas are. */
export interface AdminFrameHrefs {
  /** The site outside the administration. */
  site: string;
  lecturers: string;
  courseTags: string;
  materialTags: string;
  courseTagging: string;
}

/** A link of the bar. */
export interface AdminFrameLink {
  label: string;
  href: string;
  /** The area that is being shown. */
  current: boolean;
}

/** The bar's links: the areas in the order of §2, and the way out to the site. */
export function adminLinks(hrefs: AdminFrameHrefs, path: string): AdminFrameLink[] {
  const { lecturers, courseTags, materialTags, courseTagging, site } = adminFrameMessages;
  return [
    { label: lecturers, href: hrefs.lecturers },
    { label: courseTags, href: hrefs.courseTags },
    { label: materialTags, href: hrefs.materialTags },
    { label: courseTagging, href: hrefs.courseTagging },
    { label: site, href: hrefs.site },
  ].map((link) => ({ ...link, current: link.href === path }));
}
