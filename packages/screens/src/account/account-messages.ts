import { useMessages } from '../messages/use-messages.js';

/** Sentences of the user menu and of changing one's password. */
export const accountMessages = {
  notices: (unread: string) => (unread ? `Pemberitahuan (${unread} baru)` : 'Pemberitahuan'),
  mySets: 'Koleksi Saya',
  upload: 'Upload Soal',
  ownSets: 'Soal Saya',
  papers: 'Kertas Saya',
  questions: 'Bank Soal Saya',
  myData: 'Data Saya',
  password: 'Ganti password',
  admin: 'Halaman admin',
  theme: 'Tema',
  system: 'Ikuti sistem',
  light: 'Terang',
  dark: 'Gelap',
  passwordTitle: 'Ganti password',
  passwordText: 'Setelah diganti, sesi Anda di perangkat lain berakhir.',
  current: 'Password saat ini',
  next: 'Password baru',
  nextHint: (least: string) => `Minimal ${least} karakter.`,
  confirm: 'Konfirmasi password baru',
  save: 'Simpan',
  saving: 'Menyimpan...',
  cancel: 'Batal',
  close: 'Tutup',
  saved: 'Password berhasil diganti',
  failed: 'Password tidak dapat diganti. Silakan coba lagi.',
  offline: 'Terjadi kesalahan. Periksa koneksi jaringan Anda.',
  wait: (seconds: string) => `Tunggu ${seconds} detik sebelum mencoba lagi.`,
} as const;

/** {@link accountMessages} as the host words them. */
export const useAccountMessages = () => useMessages('account', accountMessages);
