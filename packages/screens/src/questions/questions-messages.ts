import { useMessages } from '../messages/use-messages.js';

/** Sentences of one's bank of questions. */
export const questionsMessages = {
  title: 'Bank Soal Saya',
  lead: 'Soal Anda, soal yang dibagikan dosen lain, dan soal contoh. Susun naskah ujian darinya.',
  papers: 'Kertas Saya',
  write: 'Buat Soal Baru',
  import: 'Impor soal',
  saved: 'Soal disimpan',
  edit: 'Ubah',
  editName: (name: string) => `Ubah: ${name}`,
  remove: 'Hapus',
  removeName: (name: string) => `Hapus: ${name}`,
  removeTitle: 'Hapus soal ini?',
  removeText: (name: string) =>
    `"${name}" tidak akan ada lagi di bank soal. Naskah yang memuatnya tetap memilikinya.`,
  removed: 'Soal dihapus',
  export: 'Ekspor',
  exportFailed: 'Soal tidak dapat diekspor. Silakan coba lagi.',
  exportFile: 'soal',
  formats: { moodle: 'Moodle XML', gift: 'GIFT', aiken: 'Aiken', json: 'JSON' },
  importTitle: 'Impor soal',
  importText:
    'Pilih file, lihat apa yang akan masuk, lalu simpan. Soal menjadi milik Anda sendiri.',
  importFormat: 'Format file',
  importFile: 'File soal',
  importHint: 'Moodle XML (.xml), GIFT (.gift atau .txt), Aiken (.txt), atau JSON (.json).',
  looking: 'Membaca file...',
  lookFailed: 'File ini tidak dapat dibaca. Periksa formatnya, lalu coba lagi.',
  noRows: 'Tidak ada soal dalam file ini.',
  importStart: (count: string) => `Impor ${count} soal`,
  importFailed: 'Soal tidak dapat diimpor. Tidak ada yang disimpan.',
  imported: (count: string) => `${count} soal diimpor`,
  duplicate: 'soal yang sama di bank soal',
  existing: 'Sudah ada di bank soal',
  existingText: 'Soal dalam file itu menanyakan hal yang sama.',
  existingFailed: 'Soal ini tidak dapat dimuat.',
  cancel: 'Batal',
  usage: 'Pernah dipakai',
  neverUsed: 'Belum pernah dipakai dalam ujian.',
  versions: 'Versi',
  version: (version: string, author: string) => `Versi ${version} oleh ${author}`,
  unknownAuthor: 'akun dihapus',
  used: (title: string | null, term: string | null) =>
    [title ?? 'Ujian dosen lain', term].filter(Boolean).join(', '),
  pastFailed: 'Riwayat soal ini tidak dapat dimuat.',
  loading: 'Memuat Data...',
  writeFailed: 'Perubahan tidak dapat disimpan. Silakan coba lagi.',
} as const;

/** {@link questionsMessages} as the host words them. */
export const useQuestionsMessages = () => useMessages('questions', questionsMessages);
