/** Where this site's pages are. */
export const paths = {
  search: '/',
  preview: (id: number) => `/soal/${id}`,
  builder: '/susun',
  login: '/masuk',
  courseTags: '/kelola/mata-kuliah',
};
