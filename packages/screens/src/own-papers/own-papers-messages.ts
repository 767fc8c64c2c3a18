import { useMessages } from '../messages/use-messages.js';

/** Sentences of 'Kertas Saya'. */
export const ownPapersMessages = {
  title: 'Kertas Saya',
  lead: 'Naskah ujian yang Anda susun: draf, dan yang sudah dipakai.',
  newPaper: 'Susun naskah baru',
  questions: 'Bank soal',
  search: 'Cari naskah',
  searchPlaceholder: 'Cari judul atau mata kuliah',
  status: 'Status',
  statuses: { all: 'Semua', draf: 'Draf', dipakai: 'Dipakai' },
  list: 'Daftar naskah',
  loading: 'Memuat Data...',
  failed: 'Naskah Anda tidak dapat dimuat',
  failedHint: 'Periksa koneksi jaringan Anda, lalu coba lagi.',
  empty: 'Anda belum menyusun naskah',
  emptyHint: 'Setiap naskah yang Anda susun tersimpan sendiri dan tampil di sini.',
  nothing: 'Tidak ada naskah yang cocok',
  nothingHint: 'Coba kata lain, atau tampilkan semua status.',
  count: (papers: string) => `${papers} naskah`,
  more: 'Tampilkan lebih banyak',
  moreFailed: 'Naskah berikutnya tidak dapat dimuat.',
  again: 'Coba lagi',
  actions: (title: string) => `Tindakan untuk ${title}`,
  copy: 'Salin sebagai baru',
  copied: 'Naskah disalin',
  markUsed: 'Tandai dipakai',
  usedTitle: 'Tandai naskah ini sudah dipakai?',
  usedText: (title: string) =>
    `Isi "${title}" dibekukan: tidak dapat diubah atau dihapus lagi. Anda tetap dapat menyalinnya.`,
  usedOn: 'Tanggal ujian',
  usedOnMissing: 'Isi tanggal ujian.',
  term: 'Semester',
  termUnsaid: 'Tidak disebutkan',
  used: 'Naskah ditandai sudah dipakai',
  cancel: 'Batal',
  publish: 'Simpan ke paket soal',
  publishTitle: 'Simpan ke paket soal',
  publishText: 'Lembar soal dan kunci setiap varian menjadi file PDF dalam paket soal baru.',
  published: 'Naskah menjadi paket soal',
  seeSet: 'Lihat paket soal',
  lecturerHint: 'Diisi dari akun Anda.',
  remove: 'Hapus draf',
  removeTitle: 'Hapus draf ini?',
  removeText: (title: string) =>
    `"${title}" akan hilang untuk selamanya. Soalnya tetap ada di bank soal.`,
  removed: 'Draf dihapus',
  writeFailed: 'Perubahan tidak dapat disimpan. Silakan coba lagi.',
} as const;

/** {@link ownPapersMessages} as the host words them. */
export const useOwnPapersMessages = () => useMessages('ownPapers', ownPapersMessages);
