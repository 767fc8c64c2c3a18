/** About exam papers and the pictures of their questions. */
export const PAPER_SENTENCES = {
  'not-found.paper': 'Naskah tidak ditemukan.',
  'not-found.image': 'Gambar tidak ditemukan.',
  'changed-meanwhile.paper':
    'Naskah ini sudah berubah sejak Anda membukanya. Tidak ada yang disimpan.',
  'paper-used':
    'Naskah ini sudah dipakai, jadi tidak dapat diubah atau dihapus. Salin sebagai naskah baru.',
  'too-many.own-papers':
    'Satu akun paling banyak menyimpan {max} naskah. Hapus draf yang tidak dipakai lagi.',
  'too-many.paper-sections': 'Naskah paling banyak memiliki {max} bagian.',
  'too-many.paper-items': 'Naskah paling banyak memuat {max} soal.',
  'too-many.paper-lines': 'Paling banyak {max} baris.',
  'too-long.paper-line': 'Setiap baris maksimal {max} karakter.',
  'too-long.paper-note': 'Catatan bagian maksimal {max} karakter.',
  'invalid.minutes': 'Lama ujian harus bilangan bulat menit, dari 1 sampai 1440.',
  'invalid.paper-points': 'Poin harus bilangan dari 0 sampai 1000.',
  'invalid.answer-space':
    'Ruang jawaban harus none, lines1, lines2, lines4, lines8, third, half, atau page.',
  'invalid.variants': 'Jumlah varian harus dari 1 sampai 6.',
  'invalid.variant': 'Naskah ini tidak memiliki varian itu.',
  'invalid.paper-size': 'Ukuran kertas harus A4, F4, atau Letter.',
  'invalid.seed': 'Benih acak harus bilangan bulat positif.',
  'invalid.paper-status': 'Status naskah harus draf atau dipakai.',
  'invalid.paper-part': 'Bagian harus soal atau kunci.',
  'invalid.paper-format': 'Format harus pdf, docx, txt, atau zip.',
  'invalid.used-on':
    'Tanggal pemakaian harus lengkap dengan jam dan zona, seperti 2026-12-20T12:00:00+07:00.',
  'not-an-image': 'Gunakan gambar PNG atau JPEG.',
  'image-too-large': 'Gambar paling besar 2 MB dan 4.000 piksel setiap sisi.',
  'paper-too-complex': 'Naskah ini terlalu rumit untuk dicetak. Kurangi isinya, lalu coba lagi.',
} as const;
