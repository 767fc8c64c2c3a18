import { useMessages } from '../messages/use-messages.js';

/** Sentences of the login screen; those of refusals are the contract's. */
export const loginMessages = {
  title: 'Bank Soal Informatika',
  lead: 'Masuk untuk mencari, melihat, dan mengunduh paket soal ujian.',
  email: 'Email',
  emailPlaceholder: 'nama@kampus.ac.id',
  password: 'Password',
  showPassword: 'Tampilkan password',
  hidePassword: 'Sembunyikan password',
  remember: 'Ingat saya',
  forgot: 'Lupa password?',
  campus: (label: string) => `Masuk dengan ${label}`,
  signedInAs: (name: string) => `Masuk sebagai ${name}.`,
  campusBusy: 'Menyelesaikan proses masuk...',
  or: 'atau dengan email dan password',
  adminPassword: 'Masuk sebagai administrator',
  submit: 'Masuk',
  submitting: 'Memproses...',
  forgotTitle: 'Lupa password?',
  forgotText:
    'Password hanya dapat diatur ulang oleh administrator program studi. Hubungi administrator dengan email yang Anda pakai untuk masuk, lalu Anda akan menerima password baru.',
  forgotClose: 'Mengerti',
  features: 'Yang Anda dapatkan',
  questions: 'Ribuan soal',
  questionsText: 'Paket soal ujian dari berbagai mata kuliah dan tahun.',
  filter: 'Filter cerdas',
  filterText: 'Temukan soal menurut mata kuliah, dosen, atau topik.',
  solutions: 'Solusi cepat',
  solutionsText: 'Lengkap dengan kunci jawaban dan test case.',
  failed: 'Gagal masuk. Silakan coba lagi.',
  offline: 'Terjadi kesalahan. Periksa koneksi jaringan Anda.',
  waitSeconds: (seconds: string) => `Tunggu ${seconds} detik sebelum mencoba lagi.`,
} as const;

/** {@link loginMessages} as the host words them. */
export const useLoginMessages = () => useMessages('login', loginMessages);
