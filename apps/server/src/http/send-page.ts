import { NEXT_CURSOR_HEADER, TOTAL_COUNT_HEADER } from '@bank-soal/contract/question-set-pages';
import type { Context } from 'hono';
import type { SetPage } from '../services/set-pages.js';
import { sendJson } from './send-json.js';

/** Answers with one page of a list; the headers tell of the others. */
export function sendPage(
  c: Context,
  { sets, total, nextCursor }: SetPage,
): Response | Promise<Response> {
  return sendJson(c, sets, {
    [TOTAL_COUNT_HEADER.toLowerCase()]: String(total),
    ...(nextCursor !== undefined && { [NEXT_CURSOR_HEADER.toLowerCase()]: nextCursor }),
  });
}
