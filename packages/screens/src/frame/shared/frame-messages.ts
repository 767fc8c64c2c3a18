import { useMessages } from '../../messages/use-messages.js';

/** Texts of the frame around every screen. */
export const frameMessages = {
  name: 'Bank Soal Informatika',
  loading: 'Memuat Bank Soal...',
  home: 'Home',
  search: 'Cari Soal',
  questionSets: 'Paket Soal',
  upload: 'Upload Soal',
  ownSets: 'Soal Saya',
  crashed: 'Halaman ini tidak dapat ditampilkan',
  crashedHint: 'Terjadi kesalahan yang tidak terduga. Muat ulang halaman, atau kembali ke beranda.',
  reload: 'Muat ulang',
} as const;

/** {@link frameMessages} as the host words them. */
export const useFrameMessages = () => useMessages('frame', frameMessages);
