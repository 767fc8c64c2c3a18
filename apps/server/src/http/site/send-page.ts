import { NEXT_CURSOR_HEADER, TOTAL_COUNT_HEADER } from '@bank-soal/contract/sets';
import type { Context } from 'hono';
import { sendJsonBytes } from '../send-json.js';

declare module 'hono' {
  interface ContextVariableMap {
    /** Makes the cursor of the next page from the end of a page of the called list. */
    sealCursor: (end: string) => string;
  }
}

/** A page of a list. */
interface Page {
  /** Or a list of them as JSON. */
  sets: readonly object[] | Buffer<ArrayBuffer>;
  /** How many there are on all pages together. */
  total: number | string;
  /** Where it ended, when others follow. */
  nextCursor: string | undefined;
}

/**
 * Answers with one page of a list; the headers lead to the others.
 *
 * @param more further headers, in lower case
 */
export function sendPage(
  c: Context,
  { sets, total, nextCursor }: Page,
  more?: Readonly<Record<string, string>>,
): Response | Promise<Response> {
  const json = Buffer.isBuffer(sets) ? sets : JSON.stringify(sets);
  return sendJsonBytes(c, json, {
    ...more,
    [TOTAL_COUNT_HEADER.toLowerCase()]: String(total),
    ...(nextCursor !== undefined && {
      [NEXT_CURSOR_HEADER.toLowerCase()]: c.get('sealCursor')(nextCursor),
    }),
  });
}
