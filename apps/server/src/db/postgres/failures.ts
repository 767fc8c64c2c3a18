import { DatabaseError } from 'pg';
import { DatabaseGoneError } from '../database-gone-error.js';

/** Codes of the server itself: it ends, begins, is full of connections, or lets us in no more. */
const GONE = /^(08|57P|28|3D|25006|53(?!100))/;
/** Of these what waiting does not mend: a wrong password, no such database, one that is only read. */
const REFUSED = /^(28|3D|25006)/;
/** Two transactions were in each other's way. */
const CONFLICTS = new Set(['40001', '40P01']);

/** Nobody listens, the name is not known yet, or the way there is not. */
const ON_THE_WAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
]);
/** The library's own words for connections that end or take too long, which have no code. */
const BROKEN = /^Connection terminated|timeout|is not queryable$/;

function codeOf(error: unknown): string {
  return error instanceof DatabaseError ? (error.code ?? '') : '';
}

/** Whatever the server did not say itself comes from the connection. */
export function isGone(error: unknown): boolean {
  if (error instanceof DatabaseError) return GONE.test(codeOf(error));
  return error instanceof Error && !(error instanceof TypeError);
}

/** Whether a server that is gone may be there in a moment, with nothing done about it. */
function mayCome(error: unknown): boolean {
  if (error instanceof DatabaseError) return !REFUSED.test(codeOf(error));
  const { code, message } = error as NodeJS.ErrnoException;
  return code === undefined ? BROKEN.test(message) : ON_THE_WAY.has(code);
}

/** The error as the rest of the server knows it. */
export function translated(error: unknown): unknown {
  return isGone(error) ? new DatabaseGoneError(error, mayCome(error)) : error;
}

/** Whether a transaction failed only because of another one at the same time. */
export function isConflict(error: unknown): boolean {
  return CONFLICTS.has(codeOf(error));
}
