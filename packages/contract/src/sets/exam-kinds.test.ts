import { expect, it } from 'vitest';
import { NO_KIND, soughtExam, suggestExam } from './exam-kinds.js';

it.each([
  ['UTS Basis Data Ganjil 2024/2025', 'UTS', 'Gasal'],
  ['Soal Ujian Akhir Semester genap', 'UAS', 'Genap'],
  ['Quiz 3: Graf', 'Kuis', null],
  ['Responsi Jaringan (semester pendek)', 'Praktikum', 'Pendek'],
  ['UTS Praktikum Web', 'UTS', null],
  ['Tugas rumah 2', 'Latihan', null],
  ['Try Out UAS Algoritma 2024', 'Lainnya', null],
  ['Remedial Basis Data', 'Lainnya', null],
  ['Remedial UTS Basis Data', 'UTS', null],
  ['Latihan bilangan ganjil dan genap', 'Latihan', null],
  ['Robutso dan status kuasa', null, null],
  ['', null, null],
])('suggests of "%s" %s, %s', (title, examKind, term) => {
  expect(suggestExam(title)).toEqual({ examKind, term });
});

it.each([
  ['UTS Basis Data Genap', 'Kuis', 'Gasal', 'Kuis', 'Gasal'],
  ['UTS Basis Data Genap', null, null, 'UTS', 'Genap'],
  ['Basis Data', null, null, NO_KIND, null],
])('finds "%s" of %s, %s by %s, %s', (title, kind, said, examKind, term) => {
  expect(soughtExam({ title, examKind: kind, term: said })).toEqual({ examKind, term });
});
