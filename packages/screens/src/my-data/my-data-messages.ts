import { useMessages } from '../messages/use-messages.js';

/** Sentences of 'Data Saya'. */
export const myDataMessages = {
  title: 'Data Saya',
  lead: 'Apa yang diingat bank soal ini tentang Anda, dan apa yang dikirimkan kepada Anda.',
  loading: 'Memuat pengaturan...',
  failed: 'Pengaturan tidak dapat dimuat',
  failedHint: 'Periksa koneksi jaringan Anda, lalu coba lagi.',
  settings: 'Pengaturan',
  views: 'Riwayat saya',
  recordViews: 'Ingat paket soal yang saya buka dan unduh',
  recordViewsHint: 'Hanya Anda yang dapat melihatnya.',
  mail: 'Pemberitahuan lewat email',
  mails: {
    komentar: 'Komentar pada paket soal saya',
    laporan: 'Laporan kesalahan pada paket soal saya',
    jawaban: 'Tanggapan untuk komentar dan laporan saya',
    paket: 'Paket soal baru di mata kuliah yang saya ikuti',
  },
  saved: 'Pengaturan disimpan',
  notSaved: 'Pengaturan tidak tersimpan. Periksa koneksi jaringan Anda, lalu coba lagi.',
  courses: 'Mata kuliah yang saya ikuti',
  coursesText: 'Anda diberi tahu ketika paket soalnya datang atau dibuka.',
  coursesField: 'Mata kuliah',
  coursesPlaceholder: 'Cari mata kuliah',
  coursesFailed: 'Daftar mata kuliah tidak dapat dimuat',
  notFollowed: 'Belum tersimpan. Periksa koneksi jaringan Anda, lalu coba lagi.',
  export: 'Salinan data',
  exportText: 'Satu file ZIP berisi akun, paket soal, soal, kertas, komentar, dan riwayat Anda.',
  exportButton: 'Unduh data saya',
  exportName: 'data-saya.zip',
  exportFailed: 'Data Anda belum dapat diunduh. Silakan coba lagi.',
  remove: 'Hapus akun',
  removeText:
    'Akun, soal pribadi, kertas, dan riwayat Anda dihapus dan tidak dapat dikembalikan. Paket soal dan soal yang Anda bagikan tetap ada tanpa pemilik, komentar Anda tetap ada tanpa nama.',
  removeButton: 'Hapus akun saya',
  removeTitle: 'Hapus akun Anda?',
  password: 'Password',
  proof: 'Pastikan dulu bahwa ini Anda.',
  campus: (label: string) => `Pastikan dengan ${label}`,
  or: 'atau dengan password',
  proven: 'Akun kampus Anda sudah memastikan bahwa ini Anda. Selesaikan dalam satu menit.',
  notProven: 'Akun kampus tidak memastikan bahwa ini Anda. Akun Anda belum dihapus.',
  passwordHint: 'Untuk memastikan bahwa ini Anda.',
  passwordMissing: 'Password harus diisi.',
  removeFailed: 'Akun belum dihapus. Periksa koneksi jaringan Anda, lalu coba lagi.',
  cancel: 'Batal',
};

/** The sentences in force. */
export const useMyDataMessages = () => useMessages('myData', myDataMessages);
