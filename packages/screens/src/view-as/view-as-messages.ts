import { useMessages } from '../messages/use-messages.js';

/** Sentences of looking at sets as somebody else does. */
export const viewAsMessages = {
  label: 'Lihat sebagai',
  readers: { me: 'Saya', lecturer: 'Dosen', user: 'Mahasiswa', visitor: 'Pengunjung' },
  list: (reader: string) =>
    `Daftar ini seperti yang dilihat ${reader}. Paket soal yang dibuka tetap tampil seperti bagi Anda.`,
} as const;

/** {@link viewAsMessages} as the host words them. */
export const useViewAsMessages = () => useMessages('viewAs', viewAsMessages);
