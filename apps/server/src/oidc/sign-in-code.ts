import { createHash } from 'node:crypto';

/** How long a code is good. */
export const GOOD_FOR_MS = 60_000;

/** Neither the database nor a browser's cookies contain the code itself. */
export const hashOfCode = (code: string) => createHash('sha256').update(code).digest('base64url');
