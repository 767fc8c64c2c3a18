import { createLoginAddress } from '@bank-soal/screens/session';

/** Where the site's screens are. A screen that does not exist yet is not linked. */
export const paths = {
  home: '/',
  login: '/login',
  search: '/search',
  questionSets: '/question-sets',
  create: '/create',
  paper: (id: number | string) => `/papers/${id}`,
  papers: '/papers',
  questions: '/questions',
  question: (id: number | string) => `/questions/${id}`,
  fromWord: '/questions/import',
  upload: '/upload',
  ownSets: '/my-sets',
  myData: '/data-saya',
  removeAccount: '/data-saya?hapus=akun',
  mySets: '/koleksi',
  notices: '/pemberitahuan',
  edit: (id: number | string) => `/edit/${id}`,
  preview: (id: number | string) => `/preview/${id}`,
  guide: '/panduan',
  admin: '/admin',
  adminLecturers: '/admin/dosen',
  devAdmin: '/dev/admin',
  devAdminLecturers: '/dev/admin/dosen',
} as const;

/** Whether a path belongs to the administration, which no server renders. */
export const isAdministration = (path: string): boolean => /^\/(dev\/)?admin(\/|$)/i.test(path);

/** Addresses that the server answers without scripts: no pages. */
export const plainPaths = { logout: '/logout', download: (file: number) => `/unduh/${file}` };

export const { loginHref, nextOf, afterSignIn } = createLoginAddress({
  login: paths.login,
  home: paths.home,
  admin: paths.adminLecturers,
});

/** The folder of the files that pdf.js loads by itself (vite/pdfjs.ts). */
export const PDF_PARTS = '/pdfjs';

/** Parameter of the person as whom an administrator views a page. */
export const AS = 'as';

/** Whether the search is that inside files. */
export const isInside = (query: URLSearchParams): boolean => query.get('mode') === 'isi';
