/** Sentences about downloads (§8). */
export const fileMessages = {
  noQuestionFile: 'File soal tidak ditemukan',
  downloadFailed: 'Gagal mendownload file',
} as const;
