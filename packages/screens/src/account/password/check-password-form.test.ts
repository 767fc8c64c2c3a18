import { expect, it } from 'vitest';
import { checkPasswordForm } from './check-password-form.js';

const fine = { current: 'lama', next: 'rahasia', confirm: 'rahasia' };

it('lets a proper change pass', () => {
  expect(checkPasswordForm(fine)).toBeUndefined();
});

it.each([
  [{ current: '' }, { current: 'Password harus diisi' }],
  [{ next: '', confirm: '' }, { next: 'Password harus diisi' }],
  [{ next: 'lima5', confirm: 'lima5' }, { next: 'Password minimal 6 karakter' }],
  [{ confirm: 'Rahasia' }, { confirm: 'Konfirmasi password tidak cocok' }],
])('says what is wrong with %o', (part, problems) => {
  expect(checkPasswordForm({ ...fine, ...part })).toEqual(problems);
});
