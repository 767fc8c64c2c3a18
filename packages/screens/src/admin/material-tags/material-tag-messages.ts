import { useMessages } from '../../messages/use-messages.js';

/** Sentences of the material tags' management. */
export const materialTagMessages = {
  title: 'Manajemen Tag Materi',
  lead: 'Tag materi menandai topik yang dibahas sebuah paket soal.',
  search: 'Cari tag materi',
  searchPlaceholder: 'Cari nama tag',
  caption: 'Daftar tag materi',
  add: 'Tambah Tag',
  empty: 'Tidak ada tag yang ditemukan.',
  emptyHint: 'Tambahkan tag satu per satu, atau impor dari file CSV.',
  addTitle: 'Tambah Tag Materi',
  editTitle: (name: string) => `Edit ${name}`,
  nameHint: 'Mengganti nama mengubah topik pada paket soal yang memakainya.',
  namePlaceholder: 'Linked List',
  fresh: 'Tag Baru (Bulan Ini)',
  loadFailed: 'Gagal memuat data tag. Silakan coba lagi.',
  removeFailed: 'Gagal menghapus tag. Silakan coba lagi.',
  removeTitle: 'Hapus Tag Materi',
  removeConfirm: 'Aksi ini tidak dapat dibatalkan',
  removeManyTitle: (count: string) => `Hapus ${count} Tag Materi`,
  removeNote: 'Tag ini juga hilang dari mata kuliah yang memakainya.',
  importTitle: 'Impor Tag Materi',
  sortName: 'Nama',
  sortCreated: 'Tanggal dibuat',
} as const;

/** {@link materialTagMessages} as the host words them. */
export const useMaterialTagMessages = () => useMessages('materialTag', materialTagMessages);
