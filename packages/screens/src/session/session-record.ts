import { type SessionUser, sessionUserSchema } from '@bank-soal/contract/session';

/** Name of the record in the browser's storage (§3). */
export const SESSION_KEY = 'user';

/** Reads a stored record; one that is absent or broken means signed out. */
export function parseSession(text: string | null): SessionUser | undefined {
  if (text === null) return undefined;
  try {
    return sessionUserSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
