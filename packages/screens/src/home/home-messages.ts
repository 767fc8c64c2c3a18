import { RETRY } from '../messages/retry.js';
import { useMessages } from '../messages/use-messages.js';

/** Sentences of the home page. */
export const homeMessages = {
  loading: 'Memuat Bank Soal...',
  title: 'Soal ujian yang Anda cari, dalam satu tempat',
  lead: 'Cari paket soal ujian, baca isinya di sini, lalu unduh bersama kunci jawaban dan test case-nya.',
  search: 'Cari paket soal',
  searchPlaceholder: 'Mata kuliah, dosen, atau topik',
  searchSubmit: 'Cari',
  count: (count: string) => `${count} paket soal tersedia`,
  emptyCount: 'Bank soal ini masih kosong. Jadilah yang pertama mengupload paket soal.',
  seeAll: 'Lihat semua paket soal',
  newest: 'Paket soal terbaru',
  newestLoading: 'Memuat Data...',
  newestFailed: 'Daftar paket soal terbaru tidak dapat dimuat.',
  newestEmpty: 'Belum ada paket soal.',
  retry: RETRY,
  features: 'Yang dapat Anda lakukan',
  searchCard: 'Cari Soal',
  searchCardText: 'Saring menurut mata kuliah, tingkat kesulitan, topik, dan tanggal.',
  uploadCard: 'Upload Soal',
  uploadCardText: 'Bagikan soal, kunci jawaban, dan test case dalam PDF, DOCX, atau TXT.',
  downloadCard: 'Unduh Soal',
  downloadCardText: 'Lihat isinya lebih dulu, lalu unduh satu file atau seluruh paket.',
} as const;

/** {@link homeMessages} as the host words them. */
export const useHomeMessages = () => useMessages('home', homeMessages);
