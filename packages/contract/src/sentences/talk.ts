/** About comments, notices, and what an account has for itself. */
export const TALK_SENTENCES = {
  'not-found.comment': 'Komentar tidak ditemukan.',
  'required.comment': 'Komentar harus diisi.',
  'too-long.comment': 'Komentar maksimal {max} karakter.',
  'invalid.comment-kind': 'Jenis harus komentar atau laporan.',
  'invalid.reply-kind': 'Balasan harus komentar.',
  'invalid.comment-page': 'Halaman harus bilangan bulat dari 1 sampai 10000.',
  'edit-window-over': 'Komentar hanya dapat diubah dalam {minutes} menit sesudah dikirim.',
  'author-only': 'Akses ditolak. Komentar ini milik pengguna lain.',
  'reply-not-resolved': 'Balasan tidak dapat ditandai selesai.',
  'too-many-comments':
    'Paling banyak {max} komentar dan laporan dalam satu jam. Silakan coba lagi dalam {minutes} menit.',
  'invalid.unread': 'Pilihan unread harus true.',
  'invalid.notice-ids': 'Nomor pemberitahuan (ids) harus ada.',
  'too-many.notices': 'Paling banyak {max} pemberitahuan sekaligus.',
  'invalid.my-sets-kind': 'Pilihan harus pinned, recent, done, atau downloaded.',
  'too-many.marks': 'Paling banyak {max} paket soal dalam daftar ini. Keluarkan yang lama dulu.',
  'too-many.follows': 'Paling banyak {max} mata kuliah dapat diikuti.',
  'invalid.my-settings': 'Pengaturan harus true atau false.',
  'last-administrator':
    'Ini akun administrator aktif yang terakhir, jadi tidak dapat dihapus. Buat administrator lain dulu.',
} as const;
