/** About questions of the bank, and files that they come in. */
export const QUESTION_SENTENCES = {
  'not-found.question': 'Soal tidak ditemukan.',
  'question-owner-only': 'Akses ditolak. Soal ini milik pengguna lain.',
  'changed-meanwhile.question':
    'Soal ini sudah berubah sejak Anda membukanya. Tidak ada yang disimpan.',
  'required.question-markdown': 'Teks soal harus diisi.',
  'too-long.question-markdown': 'Teks soal maksimal {max} karakter.',
  'too-long.question-answer': 'Jawaban maksimal {max} karakter.',
  'too-long.question-explanation': 'Pembahasan maksimal {max} karakter.',
  'too-long.question-option': 'Setiap pilihan maksimal {max} karakter.',
  'too-nested': 'Daftar, kutipan, dan tanda di dalam teks paling dalam {max} tingkat.',
  'required.question-option': 'Setiap pilihan harus diisi.',
  'required.right-option': 'Tandai sedikitnya satu pilihan sebagai jawaban benar.',
  'invalid.question-options': 'Soal pilihan harus memiliki {min} sampai {max} pilihan.',
  'invalid.question-kind': 'Jenis soal harus pilihan, benar-salah, isian, uraian, atau kode.',
  'invalid.question-visibility': 'Pemakai soal harus owner atau lecturers.',
  'invalid.question-answers':
    'Setiap jawaban yang diterima harus diisi dan bernilai 0 sampai 100%; paling banyak {max} jawaban.',
  'required.full-answer': 'Sedikitnya satu jawaban yang diterima harus bernilai 100%.',
  'invalid.tolerance': 'Toleransi harus bilangan dari 0, dan jawabannya juga bilangan.',
  'invalid.question-points': 'Poin harus bilangan dari 0 sampai {max}.',
  'invalid.truth': 'Jawaban soal benar-salah harus benar atau salah.',
  'invalid.terms-back': 'Jumlah semester harus bilangan bulat dari 1 sampai {max}.',
  'invalid.question-format': 'Format soal harus moodle, gift, aiken, atau json.',
  'invalid.question-ids': 'Nomor harus bilangan bulat positif, dipisahkan koma.',
  'too-many.questions': 'Paling banyak {max} soal sekaligus.',
  'too-many.own-questions':
    'Satu akun paling banyak menyimpan {max} soal. Hapus yang tidak dipakai lagi.',
  'import-refused': 'Ada soal yang tidak dapat diimpor. Tidak ada yang disimpan.',
  'unreadable-questions': 'File ini tidak dapat dibaca sebagai {format}.',
} as const;
