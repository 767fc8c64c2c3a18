import { randomBytes } from 'node:crypto';
import { checkNewPassword } from '@bank-soal/contract/accounts';
import { decodeText } from '@bank-soal/contract/common';
import { commonPassword } from '../accounts/common-passwords.js';
import { OperatorError } from '../failures/operator-error.js';
import { inWords } from '../failures/refusal.js';
import type { Terminal } from './command.js';

/** A password that can be read out: 15 characters, some 75 bits. */
export function makePassword(): string {
  const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
  const letters = Array.from(randomBytes(15), (byte) => alphabet[byte % alphabet.length]);
  return letters.join('').replace(/(.{5})(?=.)/g, '$1-');
}

function accepted(password: string): string {
  const failure = checkNewPassword(password) ?? commonPassword(password);
  if (failure !== undefined) throw new OperatorError(inWords(failure));
  return password;
}

/**
 * The password for one account: piped in, asked for, or made up (and then printed).
 *
 * @throws OperatorError when it may not be used
 */
export async function choosePassword(
  { askPassword, readInput, out }: Terminal,
  fromInput: boolean | undefined,
): Promise<string> {
  if (fromInput) {
    const [line = ''] = decodeText(await readInput()).split(/\r?\n/);
    return accepted(line);
  }
  const typed = await askPassword?.('Password (kosongkan agar dibuatkan): ');
  if (typed) return accepted(typed);
  const made = makePassword();
  out(`Password: ${made}`);
  return made;
}
