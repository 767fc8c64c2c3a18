import { expect, it } from 'vitest';
import { judgeLecturerRows } from './lecturer-import.js';

const row = (nama: string, email: string, password = 'rahasia') => ({
  line: 2,
  values: { nama, email, password },
});

it('judges rows as the form does, and knows who is there', () => {
  const problems = judgeLecturerRows(
    [
      row('Sari', 'sari@contoh.ac.id'),
      row('', 'bagas', '123'),
      row('Sari lain', 'SARI@contoh.ac.id'),
      row('Ratna', 'Ratna@contoh.ac.id'),
    ],
    [{ email: 'ratna@contoh.ac.id' }],
  );
  expect(problems).toEqual([
    { row: 2, message: 'Nama dosen harus diisi' },
    { row: 2, message: 'Format email tidak valid' },
    { row: 2, message: 'Password minimal 6 karakter' },
    { row: 3, message: 'Email sudah digunakan oleh dosen lain.' },
    { row: 4, message: 'Email sudah digunakan oleh dosen lain.' },
  ]);
});
