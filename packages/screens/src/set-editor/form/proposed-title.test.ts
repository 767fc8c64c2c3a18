import { expect, it } from 'vitest';
import { proposedTitle } from './proposed-title.js';

it.each([
  ['uts_basis-data_2026.pdf', 'UTS Basis Data 2026'],
  ['Soal UAS Struktur Data 2025 (1).docx', 'UAS Struktur Data 2025'],
  ['kuis dari bab pohon dan graf.txt', 'Kuis dari Bab Pohon dan Graf'],
  ['UTS PBO 2024-2025.pdf', 'UTS PBO 2024 2025'],
  ['Latihan.Normalisasi.pdf', 'Latihan Normalisasi'],
  ['soal.pdf', ''],
  ['scan 0001.pdf', ''],
  ['20261120.pdf', ''],
  ['.pdf', ''],
  [`${'panjang '.repeat(60)}.pdf`, 'Panjang '.repeat(25).trim()],
])('%s suggests %j', (name, title) => {
  expect(proposedTitle(name)).toBe(title);
});
