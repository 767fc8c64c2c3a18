import { RETRY } from '../../messages/retry.js';
import { useMessages } from '../../messages/use-messages.js';

/** Sentences of the list of all sets, for administrators. */
export const allSetsMessages = {
  title: 'Semua Paket Soal',
  lead: 'Semua paket soal, juga yang belum dibuka dan yang ditarik. Ganti pemiliknya, tarik, kembalikan, atau hapus selamanya.',
  failed: 'Paket soal tidak dapat dimuat',
  search: 'Cari judul, mata kuliah, dosen, atau topik',
  state: 'Keadaan',
  any: 'Semua keadaan',
  shown: 'Tampil',
  withdrawn: 'Ditarik',
  key: 'Kunci jawaban',
  anyKey: 'Dengan atau tanpa kunci',
  withKey: 'Ada kunci',
  withoutKey: 'Tanpa kunci',
  onlyCourse: (name: string) => `Mata kuliah: ${name}`,
  onlyYear: (year: string) => `Tahun: ${year}`,
  caption: 'Semua paket soal',
  set: 'Paket Soal',
  owner: 'Pemilik',
  noOwner: 'Tanpa pemilik',
  downloads: 'Unduhan',
  count: (shown: string, total: string) => `Menampilkan ${shown} dari ${total} paket soal`,
  empty: 'Tidak ada paket soal',
  emptyHint: 'Tidak ada yang cocok dengan pencarian Anda.',
  more: 'Tampilkan lebih banyak',
  moreFailed: 'Paket soal berikutnya tidak dapat dimuat. Silakan coba lagi.',
  give: 'Ganti pemilik',
  giveName: (title: string) => `Ganti pemilik: ${title}`,
  giveText: (title: string) =>
    `Pemilik baru "${title}" dapat mengubah paket soal ini dan membuka kuncinya. Pemilik yang lama tidak lagi.`,
  newOwner: 'Pemilik baru',
  findOwner: 'Cari nama atau email',
  noAccount: 'Tidak ada akun aktif lain yang cocok.',
  accounts: (shown: string, total: string) => `${shown} dari ${total} akun`,
  accountsLoading: 'Memuat akun...',
  accountsFailed: 'Akun tidak dapat dimuat.',
  retry: RETRY,
  given: 'Pemilik paket soal diganti',
  withdraw: 'Tarik',
  withdrawName: (title: string) => `Tarik: ${title}`,
  withdrawText: (title: string) =>
    `"${title}" tidak akan tampil lagi bagi siapa pun. Paket soal ini dapat dikembalikan dalam 30 hari.`,
  withdrawnToast: 'Paket soal ditarik',
  restore: 'Kembalikan',
  restoreName: (title: string) => `Kembalikan: ${title}`,
  restoreText: (title: string) => `"${title}" akan tampil lagi seperti sebelum ditarik.`,
  restoredToast: 'Paket soal dikembalikan',
  delete: 'Hapus selamanya',
  deleteName: (title: string) => `Hapus selamanya: ${title}`,
  deleteText: (title: string) =>
    `"${title}", file, dan semua komentarnya akan dihapus. Tindakan ini tidak dapat dibatalkan.`,
  deletedToast: 'Paket soal dihapus selamanya',
  choose: 'Pilih pemilik baru.',
  writeFailed: 'Perubahan tidak dapat disimpan.',
} as const;

/** {@link allSetsMessages} as the host words them. */
export const useAllSetsMessages = () => useMessages('allSets', allSetsMessages);
