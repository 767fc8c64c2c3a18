import { useMessages } from '../../messages/use-messages.js';

/** Sentences that several screens of the administration have. */
export const adminMessages = {
  loginNeeded: 'Anda perlu login untuk melakukan aksi ini.',
  offline: 'Periksa koneksi jaringan Anda.',
  actions: 'Aksi',
  add: 'Tambah',
  edit: 'Edit',
  editName: (name: string) => `Edit ${name}`,
  remove: 'Hapus',
  removeName: (name: string) => `Hapus ${name}`,
  save: 'Simpan',
  saving: 'Menyimpan...',
  cancel: 'Batal',
  import: 'Impor CSV',
  backToList: 'Kembali ke Daftar',
  showAll: 'Tampilkan semua',
  results: 'Hasil Pencarian',
  noMatchHint:
    'Tidak ada yang cocok dengan pencarian Anda. Periksa ejaannya, atau pakai kata lain.',
  moreNames: (count: string) => `dan ${count} lainnya`,
  importOther: 'Periksa file Anda, lalu coba lagi.',
} as const;

/** {@link adminMessages} as the host words them. */
export const useAdminMessages = () => useMessages('admin', adminMessages);
