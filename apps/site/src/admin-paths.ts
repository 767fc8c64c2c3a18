import type { AdminFrameHrefs } from '@bank-soal/screens/admin-frame';
import { paths } from './paths.js';

/** Names of the administration's pages below its base. */
export const adminPages = {
  accounts: 'akun',
  courseTags: 'mata-kuliah',
  materialTags: 'tagging',
  courseTagging: 'course-tagging',
  audit: 'riwayat',
  searchIndex: 'indeks',
  overview: 'ringkasan',
  allSets: 'paket-soal',
  serverState: 'server',
} as const;

/** Where the areas are: in the administration itself, or among the routes without a guard. */
export function adminHrefs(path: string): Required<AdminFrameHrefs> {
  const dev = path.startsWith(paths.devAdmin);
  const base = dev ? paths.devAdmin : paths.admin;
  return {
    site: paths.home,
    lecturers: dev ? paths.devAdmin : paths.adminLecturers,
    accounts: `${base}/${adminPages.accounts}`,
    courseTags: `${base}/${adminPages.courseTags}`,
    materialTags: `${base}/${adminPages.materialTags}`,
    courseTagging: `${base}/${adminPages.courseTagging}`,
    audit: `${base}/${adminPages.audit}`,
    searchIndex: `${base}/${adminPages.searchIndex}`,
    overview: `${base}/${adminPages.overview}`,
    allSets: `${base}/${adminPages.allSets}`,
    serverState: `${base}/${adminPages.serverState}`,
  };
}
