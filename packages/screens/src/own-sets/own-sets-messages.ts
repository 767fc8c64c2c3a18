import { useMessages } from '../messages/use-messages.js';

/** Sentences of 'Soal Saya'. */
export const ownSetsMessages = {
  title: 'Soal Saya',
  lead: 'Paket soal yang Anda upload. Ubah, lengkapi, atau tarik kapan saja.',
  upload: 'Upload Soal',
  caption: 'Paket soal Anda',
  loading: 'Memuat Data...',
  failed: 'Daftar paket soal Anda tidak dapat dimuat',
  failedHint: 'Periksa koneksi jaringan Anda, lalu coba lagi.',
  empty: 'Anda belum mengupload paket soal',
  emptyHint: 'Paket soal yang Anda upload akan tampil di sini.',
  counts: (sets: string, withdrawn: string) => `${sets} paket soal, ${withdrawn} ditarik`,
  count: (sets: string) => `${sets} paket soal`,
  columns: {
    set: 'Paket Soal',
    state: 'Keadaan',
    downloads: 'Unduhan',
    access: 'Akses',
    updated: 'Diubah',
    actions: 'Aksi',
  },
  everyone: 'Semua orang',
  log: 'Riwayat',
  logName: (title: string) => `Riwayat ${title}`,
  selectName: (title: string) => title,
  changeAccess: 'Ubah akses',
  changeAccessTitle: (count: string) => `Ubah akses ${count} paket soal`,
  changeAccessSave: 'Simpan akses',
  accessChanged: (count: string) => `Akses ${count} paket soal diubah`,
  accessFailed: (failed: string) =>
    `Akses ${failed} paket soal belum dapat diubah. Paket itu masih dipilih; coba lagi.`,
  seenBy: (reader: string, count: string) => `${reader} melihat ${count} paket soal Anda`,
  seenByNobody: 'Tidak satu pun paket soal Anda tampak',
  withdrawn: 'Ditarik',
  withdrawnUntil: (date: string) => `dapat dikembalikan sampai ${date}`,
  files: 'Isi',
  noQuestions: 'Belum ada file soal',
  edit: 'Ubah',
  editName: (title: string) => `Ubah ${title}`,
  finish: 'Lengkapi',
  finishName: (title: string) => `Lengkapi ${title}`,
  withdraw: 'Tarik',
  withdrawName: (title: string) => `Tarik ${title}`,
  restore: 'Kembalikan',
  restoreName: (title: string) => `Kembalikan ${title}`,
  withdrawTitle: 'Tarik paket soal ini?',
  withdrawText: (title: string) =>
    `"${title}" tidak akan tampil lagi bagi siapa pun. Anda dapat mengembalikannya dalam 30 hari.`,
  withdrawnToast: 'Paket soal ditarik',
  restoredToast: 'Paket soal dikembalikan',
  undo: 'Urungkan',
  writeFailed: 'Perubahan tidak dapat disimpan. Silakan coba lagi.',
} as const;

/** {@link ownSetsMessages} as the host words them. */
export const useOwnSetsMessages = () => useMessages('ownSets', ownSetsMessages);

/** Sentences of changing a set. */
export const editSetMessages = {
  title: 'Ubah Paket Soal',
  back: 'Kembali ke Soal Saya',
  see: 'Lihat paket soal',
  loading: 'Memuat Data...',
  failed: 'Paket soal tidak dapat dimuat',
  failedHint: 'Periksa koneksi jaringan Anda, lalu coba lagi.',
  missing: 'Soal tidak ditemukan',
  missingHint: 'Paket soal ini mungkin sudah ditarik. Paket soal yang ditarik ada di Soal Saya.',
  forbidden: 'Anda tidak dapat mengubah paket soal ini',
  forbiddenHint: 'Hanya pemiliknya dan administrator yang dapat mengubahnya.',
  ownSets: 'Soal Saya',
  unfinished: 'Paket soal ini belum selesai',
  unfinishedHint: 'File soalnya belum ada. Upload file soal supaya orang lain dapat mengunduhnya.',
  files: 'File',
  filesHint: (maxMb: string) =>
    `Perubahan file langsung tersimpan. Ukuran satu file paling besar ${maxMb} MB.`,
  categories: { questions: 'Soal', answers: 'Kunci Jawaban', testCases: 'Test Cases' },
  searchable: {
    siap: 'Isinya dapat dicari',
    menunggu: 'Isinya menunggu dibaca, belum dapat dicari',
    'tanpa-teks': 'Hasil pindaian: isinya tidak dapat dicari',
    gagal: 'Isinya tidak dapat dibaca, jadi tidak dapat dicari',
  },
  noFiles: 'Belum ada file',
  replace: 'Ganti',
  replaceName: (name: string) => `Ganti ${name}`,
  removeTitle: 'Hapus file ini?',
  removeText: (name: string) => `"${name}" akan dihapus. Tindakan ini tidak dapat dibatalkan.`,
  removeLast: 'Ini satu-satunya file soal: setelah dihapus, paket soal ini tidak dapat diunduh.',
  remove: 'Hapus',
  save: 'Simpan Perubahan',
  saving: 'Menyimpan...',
  saved: 'Perubahan tersimpan',
  conflict: 'Paket soal ini berubah sejak Anda membukanya',
  conflictHint: 'Isian Anda masih ada, dan belum ada yang disimpan. Pilih mana yang disimpan.',
  yielded: 'Tidak ada yang diubah: isian yang tersimpan tetap dipakai',
  unsaved: 'Ada perubahan yang belum disimpan.',
  discard: 'Buang perubahan',
  lecturerHint: 'Tidak dapat diubah.',
} as const;

/** {@link editSetMessages} as the host words them. */
export const useEditSetMessages = () => useMessages('editSet', editSetMessages);
