import { cleanEmail, isEmail } from '@bank-soal/contract/accounts';

const SHOWN = 2;

/**
 * As much of a typed email as helps to see a slip of the pen, and no more: nobody has agreed to be
 * written down. Undefined for what is no email: it may be a password in the wrong field.
 */
export function emailHint(typed: string): string | undefined {
  const email = cleanEmail(typed);
  if (!isEmail(email)) return undefined;
  const at = email.lastIndexOf('@');
  const start = Array.from(email.slice(0, at)).slice(0, SHOWN).join('');
  return `${start}…${email.slice(at)}`;
}
