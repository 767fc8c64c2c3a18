import { LECTURER, PASSWORD } from '@bank-soal/contract/accounts';
import { expect, it } from 'vitest';
import { judgePeopleRows } from './people-import.js';

const row = (nama: string, email: string, password = 'rahasia') => ({
  line: 2,
  values: { nama, email, password },
});

it('judges rows as the form does, and knows who is there', () => {
  const problems = judgePeopleRows(
    [
      row('Sari', 'sari@contoh.ac.id'),
      row('', 'bagas', '123'),
      row('Sari lain', 'SARI@contoh.ac.id'),
      row('Ratna', 'Ratna@contoh.ac.id'),
    ],
    [{ email: 'ratna@contoh.ac.id' }],
  );
  expect(problems).toEqual([
    { row: 2, failure: LECTURER.nameRequired },
    { row: 2, failure: LECTURER.emailInvalid },
    { row: 2, failure: PASSWORD.tooShort },
    { row: 3, failure: LECTURER.emailTaken },
    { row: 4, failure: LECTURER.emailTaken },
  ]);
});
