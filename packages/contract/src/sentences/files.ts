/** About the files of a question set on their way into it. */
export const FILE_SENTENCES = {
  'required.question-file': 'Silakan upload file soal terlebih dahulu!',
  'too-many.files':
    'Satu paket soal berisi paling banyak {max} file. Hapus file lain terlebih dahulu.',
  'empty-file': 'File kosong tidak dapat diupload.',
  'too-large.file': 'Ukuran file melebihi {max} MB.',
  'unsupported-format': 'Format file {extension} tidak didukung. Gunakan PDF, DOCX, atau TXT.',
  'unsupported-format.no-extension':
    'Format file tanpa ekstensi tidak didukung. Gunakan PDF, DOCX, atau TXT.',
  'changed-meanwhile.file':
    'File yang hendak diganti sudah tidak ada. Coba lagi untuk menambahkan file ini tanpa menggantinya.',
} as const;
