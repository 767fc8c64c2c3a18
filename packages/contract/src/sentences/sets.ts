/** About the fields of a question set. */
export const SET_SENTENCES = {
  'required.set-fields': 'Judul, mata kuliah, dan tingkat kesulitan harus diisi!',
  'invalid.level': 'Tingkat kesulitan harus Mudah, Sedang, atau Sulit.',
  'invalid.year': 'Tahun harus antara {min} dan tahun depan.',
  'too-long.title': 'Judul maksimal {max} karakter.',
  'too-long.subject': 'Mata kuliah maksimal {max} karakter.',
  'too-long.description': 'Deskripsi maksimal {max} karakter.',
  'too-long.lecturer': 'Nama dosen maksimal {max} karakter.',
  'too-many.topics': 'Topik yang dipilih terlalu banyak: paling banyak {max}.',
  'too-long.topic': 'Nama topik maksimal {max} karakter.',
  'invalid.question-count': 'Jumlah soal harus bilangan bulat dari 1 sampai {max}.',
  'changed-meanwhile.question-set':
    'Paket soal ini sudah berubah sejak Anda membukanya. Tidak ada yang disimpan.',
} as const;
