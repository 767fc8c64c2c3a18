import { createHash } from 'node:crypto';

/** How long a code is good. */
export const GOOD_FOR_MS = 60_000;

/** Whoever reads the database, or a browser's cookies, finds no code there. */
export const hashOfCode = (code: string) => createHash('sha256').update(code).digest('base64url');
