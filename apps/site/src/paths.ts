/** Where the site's screens are. A screen that does not exist yet is not linked. */
export const paths = {
  home: '/',
  login: '/login',
  search: '/search',
  questionSets: '/question-sets',
  create: '/create',
  upload: '/upload',
  ownSets: '/my-sets',
  edit: (id: number | string) => `/edit/${id}`,
  preview: (id: number | string) => `/preview/${id}`,
  guide: '/panduan',
  admin: '/admin',
  adminLecturers: '/admin/dosen',
  devAdmin: '/dev/admin',
  devAdminLecturers: '/dev/admin/dosen',
} as const;
