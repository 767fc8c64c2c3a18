import { useMessages } from '../../messages/use-messages.js';

/** Sentences of a form that was left in the browser. */
export const leftFormMessages = {
  title: (title: string, questions: string) =>
    `Form "${title}" (${questions} soal) tersimpan di peramban ini`,
  ownText: 'Anda menyusunnya sebelum naskah disimpan di server.',
  visitorText: 'Form ini disusun di peramban ini tanpa masuk.',
  bring: 'Bawa ke Kertas Saya',
  brought: 'Form ada di Kertas Saya',
  failed: (reason: string) =>
    `${reason || 'Form tidak dapat dibawa.'} Isinya tetap ada di peramban ini. Silakan coba lagi.`,
  refused: (question: string, reason: string) =>
    `Soal "${question}" tidak dapat dibawa: ${reason} Form tetap ada di peramban ini.`,
  discard: 'Hapus dari peramban',
  discardTitle: 'Hapus form ini dari peramban?',
  discardText: (title: string) => `"${title}" akan hilang untuk selamanya.`,
  discarded: 'Form dihapus dari peramban',
} as const;

/** {@link leftFormMessages} as the host words them. */
export const useLeftFormMessages = () => useMessages('leftForm', leftFormMessages);
