import { useMessages } from '../messages/use-messages.js';

/** Sentences of writing a question of one's own. */
export const questionEditorMessages = {
  write: 'Tulis soal baru',
  change: 'Ubah soal',
  changedElsewhere: 'Soal ini berubah sejak Anda membukanya',
  changedElsewhereText:
    'Tulisan Anda masih ada di sini. Simpan lagi untuk menjadikannya versi terbaru; versi yang lain tetap ada di riwayat soal.',
  failed: 'Soal tidak dapat disimpan. Silakan coba lagi.',
  discardTitle: 'Buang tulisan Anda?',
  discardText: 'Isi yang belum disimpan akan hilang.',
  discardConfirm: 'Buang',
  discardCancel: 'Lanjut menulis',
} as const;

/** {@link questionEditorMessages} as the host words them. */
export const useQuestionEditorMessages = () =>
  useMessages('questionEditor', questionEditorMessages);
