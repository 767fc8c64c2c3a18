/** About the fields of a question set. */
export const SET_SENTENCES = {
  'required.set-fields': 'Judul, mata kuliah, dan tingkat kesulitan harus diisi!',
  'invalid.level': 'Tingkat kesulitan harus Mudah, Sedang, atau Sulit.',
  'invalid.year': 'Tahun harus antara {min} dan tahun depan.',
  'too-long.title': 'Judul maksimal {max} karakter.',
  'too-long.subject': 'Mata kuliah maksimal {max} karakter.',
  'too-long.description': 'Deskripsi maksimal {max} karakter.',
  'too-long.lecturer': 'Nama dosen maksimal {max} karakter.',
  'invalid.archive-sets': 'Paket soal yang dipilih (questionSetIds) harus 1 sampai {max}.',
  'too-large.archive':
    'Paket soal yang dipilih berisi lebih dari 2 GB. Pilih lebih sedikit paket soal sekaligus.',
  'too-many.topics': 'Topik yang dipilih terlalu banyak: paling banyak {max}.',
  'too-long.topic': 'Nama topik maksimal {max} karakter.',
  'invalid.question-count': 'Jumlah soal harus bilangan bulat dari 1 sampai {max}.',
  'invalid.visibility': 'Pilihan siapa yang boleh melihat tidak dikenal.',
  'invalid.opening': 'Waktu harus lengkap dengan jam dan zona, seperti 2026-12-20T12:00:00+07:00.',
  'invalid.exam-kind': 'Jenis ujian tidak dikenal.',
  'invalid.term': 'Semester harus Gasal, Genap, atau Pendek.',
  'invalid.as': 'Pilihan as harus visitor, user, atau lecturer.',
  'invalid.key-state': 'Pilihan key harus with atau without.',
  'invalid.withdrawn': 'Pilihan withdrawn harus true atau false.',
  'invalid.forever': 'Pilihan forever harus true atau false.',
  'invalid.words': 'Pilihan words harus all.',
  'key-wider-than-set':
    'Kunci jawaban tidak boleh dibuka untuk lebih banyak orang daripada soalnya.',
  'key-before-set': 'Kunci jawaban tidak boleh dibuka lebih awal daripada soalnya.',
  'key-closed': 'Kunci jawaban dan test case paket soal ini belum dibuka untuk Anda.',
  'changed-meanwhile.question-set':
    'Paket soal ini sudah berubah sejak Anda membukanya. Tidak ada yang disimpan.',
} as const;
