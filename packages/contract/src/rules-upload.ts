import { extensionOf } from './file-kinds.js';
import { SET_FILES_MAX } from './limits.js';

/** Extensions that may be uploaded, lower case with their dot. */
export const UPLOAD_EXTENSIONS = ['.pdf', '.docx', '.txt'] as const;

/** Value for a file input's `accept`: the extensions and their media types. */
export const UPLOAD_ACCEPT = [
  ...UPLOAD_EXTENSIONS,
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'text/plain',
].join(',');

/** Sentences about uploaded files. */
export const UPLOAD_SENTENCES = {
  QUESTION_FILE_REQUIRED: 'Silakan upload file soal terlebih dahulu!',
  TOO_MANY_FILES: `Satu paket soal berisi paling banyak ${SET_FILES_MAX} file. Hapus file lain terlebih dahulu.`,
  REPLACED_MEANWHILE:
    'File yang hendak diganti sudah tidak ada. Coba lagi untuk menambahkan file ini tanpa menggantinya.',
  EMPTY_FILE: 'File kosong tidak dapat diupload.',
  SUCCEEDED: 'Soal berhasil diupload!',
  FAILED: 'Terjadi kesalahan saat mengupload soal.',
  FORBIDDEN: 'Akses ditolak. Silakan login kembali untuk mendapatkan token yang valid.',
} as const;

/** Longest extension that a sentence repeats. */
const SHOWN_MAX = 20;

const shortened = (extension: string) =>
  extension.length > SHOWN_MAX ? `${extension.slice(0, SHOWN_MAX)}…` : extension;

/** Judges a file by its name; returns the sentence to show, or `undefined` when it is accepted. */
export function checkUploadName(name: string): string | undefined {
  const extension = extensionOf(name);
  if ((UPLOAD_EXTENSIONS as readonly string[]).includes(extension)) return undefined;
  const shown = extension === '' ? 'tanpa ekstensi' : shortened(extension);
  return `Format file ${shown} tidak didukung. Gunakan PDF, DOCX, atau TXT.`;
}

/** The sentence for a file that is too large; `maxMb` in MB (2^20 bytes). */
export function tooLargeSentence(maxMb: number): string {
  return `Ukuran file melebihi ${maxMb} MB.`;
}

/**
 * Judges a file by its size.
 *
 * @param size bytes
 * @param maxMb the server's limit in MB (2^20 bytes)
 */
export function checkUploadSize(size: number, maxMb: number): string | undefined {
  if (size === 0) return UPLOAD_SENTENCES.EMPTY_FILE;
  return size > maxMb * 1024 * 1024 ? tooLargeSentence(maxMb) : undefined;
}
