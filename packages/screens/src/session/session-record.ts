import { readSessionUser, type SessionUser } from '@bank-soal/contract/accounts';

import { parseStored } from '../browser/stored.js';

/** Name of the record in the browser's storage. */
export const SESSION_KEY = 'user';

/** Reads a stored record; one that is absent or broken means signed out. */
export function parseSession(text: string | null): SessionUser | undefined {
  return readSessionUser(parseStored(text));
}
