import { useMessages } from '../messages/use-messages.js';

/** Sentences of looking at sets as somebody else does. */
export const viewAsMessages = {
  label: 'Lihat sebagai',
  readers: { me: 'Saya', lecturer: 'Dosen', user: 'Mahasiswa', visitor: 'Pengunjung' },
  seeing: {
    lecturer: 'Anda melihat sebagai dosen',
    user: 'Anda melihat sebagai mahasiswa',
    visitor: 'Anda melihat sebagai pengunjung',
  },
  seeingHint: 'Inilah jawaban server bagi pembaca itu saat ini, tanpa yang hanya untuk Anda.',
  back: 'Kembali ke tampilan saya',
  list: (reader: string) =>
    `Daftar ini seperti yang dilihat ${reader}. Paket soal yang dibuka tetap tampil seperti bagi Anda.`,
} as const;

/** {@link viewAsMessages} as the host words them. */
export const useViewAsMessages = () => useMessages('viewAs', viewAsMessages);
