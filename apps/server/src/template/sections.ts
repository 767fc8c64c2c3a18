import { type Paragraph, type Table } from 'docx';
import { MONO } from './look.js';
import {
  answerLines,
  choice,
  heading,
  hint,
  instruction,
  program,
  question,
  table,
} from './parts.js';

type Block = Paragraph | Table;

const FIELDS = [
  ['Mata Kuliah', ': [Nama mata kuliah]', 'Nama', ': ........................'],
  ['Dosen Pengampu', ': [Nama dosen]', 'NIM', ': ........................'],
  ['Jenis Ujian', ': [Kuis / UTS / UAS]', 'Kelas', ': ........................'],
  ['Tahun Akademik', ': [2025/2026, Ganjil]', 'Hari, Tanggal', ': [Hari, tanggal]'],
  ['Tingkat Kesulitan', ': [Mudah / Sedang / Sulit]', 'Waktu', ': [90 menit]'],
  ['Topik', ': [Topik, dipisah koma]', 'Sifat Ujian', ': [Buku tertutup]'],
];

/** Who sets the exam and who sits it. */
export function identity(): Block[] {
  const isLabel = (_: number, column: number) => column % 2 === 0;
  return [table(FIELDS, { widths: [23, 31, 17, 29], lined: false, bold: isLabel })];
}

export function instructions(): Block[] {
  return [
    heading('Petunjuk Pengerjaan'),
    instruction('Tulis nama, NIM, dan kelas pada lembar jawaban.'),
    instruction('Baca setiap soal dengan teliti sebelum menjawab.'),
    instruction('Kerjakan secara mandiri; kerja sama tidak diperbolehkan.'),
    instruction('Periksa kembali jawaban sebelum dikumpulkan.'),
  ];
}

export function choices(): Block[] {
  const options = ['[Pilihan A]', '[Pilihan B]', '[Pilihan C]', '[Pilihan D]'];
  return [
    heading('Bagian A – Pilihan Ganda'),
    hint('Pilih satu jawaban yang paling tepat.'),
    question('[Tuliskan soal pilihan ganda di sini.]', 10),
    ...options.map(choice),
    question('[Tuliskan soal pilihan ganda berikutnya di sini.]', 10),
    ...options.map(choice),
  ];
}

export function essays(): Block[] {
  return [
    heading('Bagian B – Esai'),
    hint('Jawab dengan singkat dan jelas.'),
    question('[Tuliskan soal esai di sini.]', 20),
    ...answerLines(3),
    question('[Tuliskan soal esai berikutnya di sini.]', 20),
    ...answerLines(3),
  ];
}

export function coding(): Block[] {
  const samples = [
    ['Contoh Masukan', 'Contoh Keluaran'],
    ['[masukan]', '[keluaran]'],
  ];
  return [
    heading('Bagian C – Pemrograman'),
    hint('Tulis program yang membaca masukan dan mencetak keluaran seperti pada contoh.'),
    question('[Jelaskan masalah, batasan masukan, dan keluaran yang diminta.]', 40),
    ...program(['int main(void) {', '    // lengkapi di sini', '    return 0;', '}']),
    hint(' '),
    table(samples, { widths: [50, 50], lined: true, bold: (row) => row === 0, font: MONO }),
  ];
}

/** For the lecturer; it goes before the exam is printed. */
export function forTheAuthor(): Block[] {
  return [
    heading('Catatan untuk Penyusun (hapus sebelum dicetak)'),
    hint('Ganti semua teks dalam kurung siku, dan hapus bagian yang tidak dipakai.'),
    hint('Jumlah seluruh bobot sebaiknya 100.'),
    hint('Simpan kunci jawaban dan test case dalam file tersendiri, lalu upload bersama file ini.'),
    hint('Format yang diterima: PDF, DOCX, dan TXT.'),
  ];
}
