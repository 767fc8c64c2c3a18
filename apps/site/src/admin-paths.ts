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

/** Addresses of the areas: in the administration itself, or among the routes without a guard. */
export function adminHrefs(path: string): Required<AdminFrameHrefs> {
  const dev = path.startsWith(paths.devAdmin);
  const base = dev ? paths.devAdmin : paths.admin;
  const areas = Object.entries(adminPages).map(([name, page]) => [name, `${base}/${page}`]);
  return {
    site: paths.home,
    lecturers: dev ? paths.devAdmin : paths.adminLecturers,
    ...(Object.fromEntries(areas) as Record<keyof typeof adminPages, string>),
  };
}
