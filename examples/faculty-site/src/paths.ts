/** Where this site's pages are. */
export const paths = {
  search: '/',
  preview: (id: number) => `/soal/${id}`,
  login: '/masuk',
  courseTags: '/kelola/mata-kuliah',
};
