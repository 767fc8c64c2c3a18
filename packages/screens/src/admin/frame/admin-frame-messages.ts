import { useMessages } from '../../messages/use-messages.js';

/** Texts of the administration's frame. */
export const adminFrameMessages = {
  lecturers: 'Dosen',
  accounts: 'Akun',
  courseTags: 'Mata Kuliah',
  materialTags: 'Tagging',
  courseTagging: 'Tagging Mata Kuliah',
  audit: 'Riwayat',
  searchIndex: 'Isi File',
  overview: 'Ringkasan',
  allSets: 'Paket Soal',
  serverState: 'Server',
  site: 'Lihat situs',
} as const;

/** {@link adminFrameMessages} as the host words them. */
export const useAdminFrameMessages = () => useMessages('adminFrame', adminFrameMessages);
