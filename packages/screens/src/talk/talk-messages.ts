import { useMessages } from '../messages/use-messages.js';

/** Sentences of what is said of a set. */
export const talkMessages = {
  title: 'Komentar dan laporan',
  lead: 'Terlihat oleh semua yang sudah masuk dan boleh membuka paket soal ini.',
  loading: 'Memuat komentar...',
  failed: 'Komentar tidak dapat dimuat',
  failedHint: 'Periksa koneksi jaringan Anda, lalu coba lagi.',
  empty: 'Belum ada komentar',
  emptyHint: 'Tanyakan sesuatu, atau laporkan kesalahan yang Anda temukan.',
  write: 'Tulis komentar',
  send: 'Kirim komentar',
  sent: 'Komentar terkirim',
  missing: 'Komentar harus diisi.',
  tooLong: (limit: string) => `Komentar maksimal ${limit} karakter.`,
  report: 'Laporkan kesalahan',
  reported: 'Laporan terkirim. Pemilik paket soal mendapat pemberitahuan.',
  place: (file: string, page: string) => `${file}, hlm. ${page}`,
  actions: (author: string) => `Aksi untuk komentar ${author}`,
  deletedAuthor: 'akun dihapus',
  edit: 'Ubah',
  editTitle: 'Ubah komentar',
  editLabel: 'Komentar',
  editHint: 'Dapat diubah dalam 15 menit sesudah dikirim.',
  save: 'Simpan',
  saved: 'Komentar diubah',
  resolve: 'Tandai selesai',
  resolveTitle: 'Tandai laporan selesai',
  resolveLabel: 'Jawaban (opsional)',
  resolveHint: 'Pelapor mendapat pemberitahuan dengan jawaban ini.',
  resolved: 'Laporan ditandai selesai',
  remove: 'Hapus',
  removeTitle: 'Hapus komentar ini?',
  removeText: 'Komentar ini dihapus untuk semua orang dan tidak dapat dikembalikan.',
  removed: 'Komentar dihapus',
  cancel: 'Batal',
  notSent: 'Belum terkirim. Periksa koneksi jaringan Anda, lalu coba lagi.',
};

/** The sentences in force. */
export const useTalkMessages = () => useMessages('talk', talkMessages);
