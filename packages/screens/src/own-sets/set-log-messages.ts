import { useMessages } from '../messages/use-messages.js';

/** Sentences of what was done to a set, and of who opened it. */
export const setLogMessages = {
  title: 'Riwayat',
  history: 'Perubahan',
  reads: 'Siapa membuka',
  readsHint: 'File yang tidak terbuka untuk umum, 180 hari terakhir.',
  loading: 'Memuat Data...',
  failed: 'Riwayat tidak dapat dimuat',
  failedHint: 'Periksa koneksi jaringan Anda, lalu coba lagi.',
  nothing: 'Belum ada perubahan yang tercatat',
  nobody: 'Belum ada yang membuka',
  time: 'Waktu',
  actor: 'Oleh',
  deed: 'Perubahan',
  reader: 'Siapa',
  file: 'File',
  how: 'Cara',
  server: 'Server',
  creator: 'Hanya pemiliknya',
  actions: {
    create: 'Dibuat',
    update: 'Diubah',
    delete: 'Dihapus',
    withdraw: 'Ditarik',
    restore: 'Dikembalikan',
    purge: 'Dihapus selamanya',
    release: 'Akses diubah',
  },
  facts: {
    title: 'Judul',
    subject: 'Mata kuliah',
    level: 'Tingkat kesulitan',
    year: 'Tahun',
    lecturer: 'Dosen',
    topics: 'Topik',
    description: 'Deskripsi',
    questionCount: 'Jumlah soal',
    visibility: 'Siapa yang boleh melihat',
    availableFrom: 'Soal dibuka',
    keyVisibility: 'Kunci untuk',
    keyFrom: 'Kunci dibuka',
    examKind: 'Jenis ujian',
    term: 'Semester',
    name: 'File',
    files: 'Jumlah file',
  },
  hows: { view: 'Dilihat', download: 'Diunduh', preview: 'Pratinjau', archive: 'ZIP' },
} as const;

/** {@link setLogMessages} as the host words them. */
export const useSetLogMessages = () => useMessages('setLog', setLogMessages);
