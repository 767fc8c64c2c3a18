import { useMessages } from '../../messages/use-messages.js';

/** Sentences of the overview of the bank. */
export const overviewMessages = {
  title: 'Ringkasan',
  lead: 'Apa yang ada di bank soal, seberapa sering dipakai, dan apa yang belum ada.',
  failed: 'Ringkasan tidak dapat dimuat',
  sets: 'Paket soal',
  files: 'File',
  storage: 'Penyimpanan',
  waiting: 'Menunggu dibaca',
  waitingHint: 'untuk pencarian isi file',
  empty: 'Belum ada paket soal',
  emptyHint: 'Ringkasan terisi sesudah paket soal pertama diupload.',
  coverage: 'Kelengkapan per mata kuliah dan tahun',
  coverageLead:
    'Paket soal yang punya kunci jawaban, dari semua paket soal. Mata kuliah dengan kunci terbanyak yang belum ada berdiri paling atas.',
  course: 'Mata kuliah',
  cell: (withKey: string, sets: string) => `${withKey} dari ${sets} paket soal punya kunci`,
  none: '–',
  years: (years: number) => `Ditampilkan ${years} tahun terbaru.`,
  moreYears: 'Geser tabel ke samping untuk tahun lainnya.',
  downloads: 'Unduhan per minggu',
  noDownloads: 'Belum ada unduhan yang tercatat.',
  week: 'Pekan',
  weekOf: (days: string) => `pekan ${days}`,
  count: 'Unduhan',
  asTable: 'Tampilkan unduhan sebagai tabel',
  index: 'Lihat pencarian isi file',
} as const;

/** {@link overviewMessages} as the host words them. */
export const useOverviewMessages = () => useMessages('overview', overviewMessages);
