import { expect, it } from 'vitest';
import { afterEdit, type LoginState } from './login-state.js';

const sentence = 'Email dan password harus diisi';
const failed = (...fields: ('email' | 'password')[]): LoginState => ({
  status: 'failed',
  sentence,
  fields,
});

it('lets the mark of an edited field go, and the sentence with the last one', () => {
  const both = failed('email', 'password');
  const one = afterEdit(both, { email: 'r' });
  expect(one).toEqual(failed('password'));
  expect(afterEdit(one, { email: 'ra' })).toBe(one);
  expect(afterEdit(one, { password: 'x' })).toEqual({ status: 'idle' });
});

it('keeps a sentence that concerns no field', () => {
  const offline: LoginState = { status: 'failed', sentence: 'Periksa koneksi.' };
  expect(afterEdit(offline, { email: 'r' })).toBe(offline);
  expect(afterEdit(failed('password'), { remember: false })).toEqual(failed('password'));
  expect(afterEdit({ status: 'submitting' }, { email: 'r' })).toEqual({ status: 'submitting' });
});
