import { useMessages } from './use-messages.js';

/** Sentences about downloads. */
export const fileMessages = {
  noQuestionFile: 'File soal tidak ditemukan',
  downloadFailed: 'Gagal mendownload file',
  download: 'Unduh',
  downloadAll: 'Unduh semua',
  questionsOnly: 'Soal saja; kuncinya ada di halaman paket soal',
  withKey: 'dengan kunci',
  withoutKey: 'tanpa kunci',
} as const;

/** {@link fileMessages} as the host words them. */
export const useFileMessages = () => useMessages('file', fileMessages);
