import { useMessages } from '../messages/use-messages.js';

/** What can be opened and done by its name, and by which keys. */
export const commandMessages = {
  title: 'Buka halaman atau tindakan',
  placeholder: 'Misalnya: upload',
  page: 'Halaman',
  administration: 'Admin',
  action: 'Tindakan',
  pages: {
    home: 'Home',
    search: 'Cari Soal',
    fileSearch: 'Cari di dalam file',
    questionSets: 'Paket Soal',
    create: 'Pembuat Form Soal',
    upload: 'Upload Soal',
    ownSets: 'Soal Saya',
    papers: 'Kertas Saya',
    questions: 'Bank Soal Saya',
    notices: 'Pemberitahuan',
    mySets: 'Koleksi Saya',
    myData: 'Data Saya',
    guide: 'Panduan',
    login: 'Login',
    lecturers: 'Kelola Dosen',
    accounts: 'Kelola Akun',
    allSets: 'Semua Paket Soal',
    overview: 'Ringkasan',
    courseTags: 'Tag Mata Kuliah',
    materialTags: 'Tag Materi',
    courseTagging: 'Course Tagging',
    audit: 'Riwayat',
    searchIndex: 'Indeks pencarian',
    serverState: 'Keadaan Server',
  },
  light: 'Tema: terang',
  dark: 'Tema: gelap',
  system: 'Tema: ikuti sistem',
  keywords: 'tampilan warna mode dark light',
  shortcuts: 'Pintasan papan ketik',
  logout: 'Logout',
  close: 'Tutup dialog, menu, atau daftar',
  focusNext: 'Ke tombol, tautan, atau kolom berikutnya',
  single: 'Tombol ? membuka daftar ini',
  singleHint: 'Matikan bila tombol itu mengganggu, misalnya saat mendikte.',
} as const;

/** {@link commandMessages} as the host words them. */
export const useCommandMessages = () => useMessages('command', commandMessages);
