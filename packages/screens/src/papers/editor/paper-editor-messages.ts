import { useMessages } from '../../messages/use-messages.js';

/** Sentences of making an exam paper that is kept, beside those of the builder. */
export const paperEditorMessages = {
  loading: 'Memuat Data...',
  failed: 'Naskah tidak dapat dimuat',
  failedHint: 'Periksa koneksi jaringan Anda, lalu coba lagi.',
  missing: 'Naskah tidak ditemukan',
  missingHint: 'Mungkin sudah dihapus, atau milik orang lain.',
  toPapers: 'Kertas Saya',
  newPaper: 'Naskah baru',
  unknownQuestion: 'Teks soal ini tidak dapat dibuka lagi; di naskah ia tetap tercetak.',
  descriptionHint: 'Boleh kosong. Setiap baris tercetak sebagai petunjuk sebelum soal.',
  tabs: 'Bahan naskah',
  bankTab: 'Bank Soal',
  headTab: 'Kepala naskah',
  previewTab: 'Pratinjau',
  tagsHint: 'Tag menandai naskah bagi Anda, dan tidak tercetak.',
  download: 'Unduh naskah',
  making: 'Menyusun file...',
  downloadPdf: (part: string, variant: string) => `PDF: ${part} ${variant}`,
  downloadDocx: (part: string, variant: string) => `Word: ${part} ${variant}`,
  downloadText: (part: string, variant: string) => `Teks: ${part} ${variant}`,
  downloadZip: 'Semua varian dan kuncinya (ZIP)',
  parts: { soal: 'Soal', kunci: 'Kunci' },
  downloadFailed: 'File tidak dapat dibuat. Silakan coba lagi.',
  withWarnings: (count: string) =>
    `File diunduh dengan ${count} peringatan. Lihat tandanya pada soal.`,
  conflict: 'Naskah ini sudah berubah di tempat lain',
  conflictText:
    'Mungkin di tab atau perangkat lain. Perubahan Anda di sini belum disimpan, dan belum hilang.',
  keepCopy: 'Simpan milik saya sebagai salinan',
  overwrite: 'Timpa dengan milik saya',
  takeTheirs: 'Buang milik saya, buka yang tersimpan',
  overwriteTitle: 'Timpa naskah yang tersimpan?',
  overwriteText: 'Perubahan dari tempat lain akan hilang.',
  theirsTitle: 'Buang perubahan Anda?',
  theirsText: 'Yang Anda ubah di sini sejak terakhir tersimpan akan hilang.',
  copied: 'Disimpan sebagai naskah tersendiri',
  frozen: 'Naskah ini sudah dipakai, jadi tidak berubah lagi',
  frozenText: 'Salin sebagai naskah baru untuk melanjutkannya.',
  copy: 'Salin sebagai naskah baru',
  saveFailed: 'Periksa koneksi Anda.',
} as const;

/** {@link paperEditorMessages} as the host words them. */
export const usePaperEditorMessages = () => useMessages('paperEditor', paperEditorMessages);
