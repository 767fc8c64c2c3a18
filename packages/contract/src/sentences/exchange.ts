/** About files of questions, and questions in them that come only in part or not at all. */
export const EXCHANGE_SENTENCES = {
  'too-large.questions': 'File soal dengan format ini paling besar {max} MB.',
  'no-questions': 'File ini tidak berisi soal.',
  'too-complex.questions':
    'File soal ini terlalu rumit untuk dibaca, jadi tidak dapat diterima. Bagi menjadi file yang lebih kecil.',
  'broken-json': 'File ini bukan JSON yang benar: periksa baris {line}, kolom {column}.',
  'broken-json.list': 'File JSON ini harus berupa daftar soal: [ … ].',
  'broken-xml': 'File ini bukan XML yang benar: periksa baris {line}, kolom {column}.',
  'broken-xml.doctype':
    'File XML ini memuat DOCTYPE, jadi tidak dapat diterima. Ekspor ulang soalnya dari Moodle.',
  'broken-xml.depth': 'Unsur-unsur di dalam file XML ini bersarang terlalu dalam.',
  'broken-xml.quiz': 'File ini bukan ekspor soal dari Moodle: unsur quiz tidak ada.',

  'broken-question': 'Ini bukan soal yang dapat dibaca.',
  'broken-question.gift': 'Soal GIFT ini tidak dapat dibaca: periksa baris {line}, kolom {column}.',
  'broken-question.answer-line': 'Baris ANSWER tidak ada sesudah pilihan jawaban.',
  'broken-question.answer-letter': 'Kunci {letter} tidak ada di antara pilihan jawabannya.',
  'broken-question.letters': 'Huruf pilihan jawaban harus berurutan dari A.',
  'broken-question.depth': 'Isi soal ini bersarang terlalu dalam.',
  'unsupported-question': 'Soal berjenis {type} belum dapat diambil.',
  'unsupported-question.text': 'Ini teks tanpa pertanyaan, bukan soal.',

  'became-essay': 'Soal menjodohkan ini menjadi soal uraian.',
  'became-blanks': 'Soal rumpang ini menjadi soal isian.',
  'partial-credit-lost': 'Nilai sebagian untuk pilihan atau jawaban tidak ikut tersimpan.',
  'wildcard-lost': 'Tanda * di jawaban {name} tidak lagi berarti “apa saja”.',
  'wrong-answer-lost': 'Jawaban salah yang tercatat tidak ikut tersimpan: {name}',
  'feedback-lost': 'Umpan balik setiap pilihan atau jawaban tidak ikut tersimpan.',
  'hints-lost': 'Petunjuk (hint) tidak ikut tersimpan.',
  'units-lost': 'Satuan jawaban tidak ikut tersimpan.',
  'template-lost': 'Isian awal untuk jawaban tidak ikut tersimpan.',
  'test-cases-lost': 'Test case tidak ikut tersimpan.',
  'formula-lost': 'Rumus {name} tidak dapat dibaca, jadi hanya teksnya yang tersimpan.',
  'invalid.question-keys': 'Kunci (keys) harus berupa objek JSON: nomor baris dan hurufnya.',
  'no-key': 'Soal ini belum punya kunci jawaban.',
  'unsure-key':
    'Kuncinya ditandai dengan cara yang berbeda-beda; yang dipakai: {letter}. Periksa dulu.',
  'unsure-boundary': 'Penomorannya tidak berlanjut di sini. Periksa awal dan akhir soal ini.',
  'old-word':
    'File .doc tidak dapat dibaca. Simpan dulu sebagai dokumen Word (.docx), lalu coba lagi.',
  'languages-lost': 'Versi bahasa lain dari teks ini tidak ikut tersimpan.',
  'tolerance-lost':
    'Toleransi {name} tidak ikut tersimpan: satu soal punya satu toleransi, berupa bilangan.',
  'points-lost': 'Nilai {name} tidak dapat dibaca; soal ini bernilai 1.',
  'no-blanks': 'Soal rumpang ini tidak memuat satu pun isian yang dapat dibaca.',
  'attachment-lost': 'Lampiran {name} tidak ikut tersimpan.',
  'picture-lost.missing': 'Gambar {name} tidak ada di dalam file.',
  'picture-lost.kind': 'Gambar {name} bukan PNG atau JPEG, jadi tidak ikut tersimpan.',
  'picture-lost.size':
    'Gambar {name} lebih dari 2 MB atau 4.000 piksel, jadi tidak ikut tersimpan.',
  'picture-lost.remote': 'Gambar dari alamat lain menjadi tautan: {name}',
} as const;
