import { PASSWORD } from '@bank-soal/contract/accounts';
import { expect, it } from 'vitest';
import { checkPasswordForm } from './check-password-form.js';

const fine = { current: 'lama', next: 'rahasia', confirm: 'rahasia' };

it('lets a proper change pass', () => {
  expect(checkPasswordForm(fine)).toBeUndefined();
});

it.each([
  [{ current: '' }, { current: PASSWORD.required }],
  [{ next: '', confirm: '' }, { next: PASSWORD.required }],
  [{ next: 'lima5', confirm: 'lima5' }, { next: PASSWORD.tooShort }],
  [{ confirm: 'Rahasia' }, { confirm: { code: 'confirmation-differs' } }],
])('says what is wrong with %o', (part, problems) => {
  expect(checkPasswordForm({ ...fine, ...part })).toEqual(problems);
});
