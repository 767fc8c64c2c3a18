import { PASSWORD_MAX, PASSWORD_MIN } from './limits.js';

/** Sentences about passwords. */
export const PASSWORD_SENTENCES = {
  REQUIRED: 'Password harus diisi',
  TOO_SHORT: `Password minimal ${PASSWORD_MIN} karakter`,
  TOO_LONG: `Password maksimal ${PASSWORD_MAX} karakter`,
  CONFIRMATION: 'Konfirmasi password tidak cocok',
} as const;

/** Judges a new password; returns the sentence to show, or `undefined` when it is fine. */
export function checkNewPassword(password: string): string | undefined {
  if (password === '') return PASSWORD_SENTENCES.REQUIRED;
  if (password.length < PASSWORD_MIN) return PASSWORD_SENTENCES.TOO_SHORT;
  if (password.length > PASSWORD_MAX) return PASSWORD_SENTENCES.TOO_LONG;
  return undefined;
}
