import { useMessages } from '../../messages/use-messages.js';

/** Sentences about how many files can be searched inside. */
export const searchIndexMessages = {
  title: 'Pencarian isi file',
  lead: 'File yang isinya sudah dan belum dapat dicari. File yang sama dalam beberapa paket soal dihitung satu kali.',
  refresh: 'Muat ulang',
  failed: 'Keadaan pencarian tidak dapat dimuat',
  refreshFailed: 'Angka terbaru tidak dapat dimuat. Silakan coba lagi.',
  empty: 'Belum ada file',
  emptyHint: 'Isi file dibaca sesudah paket soal pertama diupload.',
  waiting: 'Menunggu dibaca',
  done: 'Siap dicari',
  withoutText: 'Tanpa teks (hasil pindaian)',
  unread: 'Gagal dibaca',
  progress: 'Sudah dibaca',
  progressText: (read: string, total: string) => `${read} dari ${total} file`,
  reading: 'Masih ada yang menunggu dibaca. Angka di halaman ini diperbarui sendiri.',
  allRead: 'Semua file sudah dibaca.',
  operator: 'Yang dapat dilakukan operator',
  scans: 'Hasil pindaian ikut dibaca bila Tesseract terpasang di server dan OCR=true.',
  broken: 'Yang gagal dibaca biasanya terkunci atau rusak. Pemiliknya dapat mengganti filenya.',
  rebuild: 'Perintah ini melupakan semua teks, lalu server membaca semua file sekali lagi:',
  command: 'Perintah operator',
  copy: 'Salin perintah',
} as const;

/** {@link searchIndexMessages} as the host words them. */
export const useSearchIndexMessages = () => useMessages('searchIndex', searchIndexMessages);
