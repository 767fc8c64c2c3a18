import { isAdmin } from '@bank-soal/contract/accounts';
import { sitePath } from '@bank-soal/contract/site';

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
export const plainPaths = {
  logout: '/logout',
  download: (file: number) => `/unduh/${file}`,
} as const;

/** Reads `?next=`, the page of this site to go on to after signing in; never the login itself. */
export function safeNext(next: string | null): string | undefined {
  const path = sitePath(next ?? '');
  return path.replace(/[?#].*/s, '') === paths.login ? undefined : path || undefined;
}

/** The page that a login leads on to: named in its address, or the page in whose place the login renders. */
export function nextOf({ pathname, search, hash }: Record<'pathname' | 'search' | 'hash', string>) {
  if (pathname === paths.login) return safeNext(new URLSearchParams(search).get('next'));
  return pathname === paths.home ? undefined : safeNext(pathname + search + hash);
}

/** In the login's address: the status with which a form without scripts was refused. */
export const REFUSED = 'masalah';

/** The login page that leads on to a page afterwards. */
export function loginHref(next?: string, refused?: string): string {
  const wanted = safeNext(next ?? null);
  const query = [
    wanted !== undefined && wanted !== paths.home && `next=${encodeURIComponent(wanted)}`,
    refused !== undefined && `${REFUSED}=${refused}`,
  ].filter(Boolean);
  return query.length === 0 ? paths.login : `${paths.login}?${query.join('&')}`;
}

/** A sign-in leads to the page that asked for it; else administrators to the lecturers, everyone else home. */
export function afterSignIn(next: string | undefined, roles: readonly string[]): string {
  return safeNext(next ?? null) ?? (isAdmin(roles) ? paths.adminLecturers : paths.home);
}

/** The folder of the files that pdf.js loads by itself (vite/pdfjs.ts). */
export const PDF_PARTS = '/pdfjs';

/** Parameter of the person as whom an administrator views a page. */
export const AS = 'as';

/** Whether the search is that inside files. */
export const isInside = (query: URLSearchParams): boolean => query.get('mode') === 'isi';
