import { useMessages } from '../messages/use-messages.js';

/** Sentences of the list of the bank's questions, wherever it stands. */
export const questionListMessages = {
  search: 'Cari di bank soal',
  searchPlaceholder: 'Cari soal, mata kuliah, atau dosen',
  searchHint: 'Tekan Enter untuk mencari.',
  advanced: 'Filter Lanjutan',
  levels: 'Tingkat kesulitan',
  kinds: 'Jenis soal',
  kindNames: {
    pilihan: 'Pilihan ganda',
    'benar-salah': 'Benar atau salah',
    isian: 'Isian singkat',
    uraian: 'Uraian',
    kode: 'Kode program',
  },
  use: 'Pemakaian',
  anyUse: 'Semua soal',
  notUsedFor: (terms: number) =>
    terms === 1 ? 'Belum dipakai semester ini' : `Belum dipakai ${terms} semester terakhir`,
  onlyMine: 'Hanya soal saya',
  searched: (text: string) => `Kata: ${text}`,
  list: 'Daftar soal',
  loading: 'Memuat Data...',
  failed: 'Bank soal tidak dapat dimuat',
  failedHint: 'Periksa koneksi jaringan Anda, lalu coba lagi.',
  nothing: 'Tidak ada soal yang cocok',
  nothingHint: 'Coba kata lain, atau lepaskan filternya.',
  showAll: 'Tampilkan semua soal',
  empty: 'Bank soal masih kosong',
  emptyHint: 'Anda tetap dapat menulis soal sendiri.',
  more: 'Tampilkan lebih banyak',
  moreFailed: 'Soal berikutnya tidak dapat dimuat.',
  again: 'Coba lagi',
} as const;

/** {@link questionListMessages} as the host words them. */
export const useQuestionListMessages = () => useMessages('questionList', questionListMessages);
