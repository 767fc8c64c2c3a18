import * as z from 'zod/mini';
import { atMost, textUpTo } from './bounded-text.js';
import { FILTERS_MAX, NAME_MAX, PAGE_MAX, SEARCH_MAX } from './limits.js';
import { SET_SORTS } from './set-paging.js';

export { NEXT_CURSOR_HEADER, SET_SORTS, type SetSort, TOTAL_COUNT_HEADER } from './set-paging.js';

/** Sets on a page when no `limit` is given. */
export const PAGE_SIZE = 50;

const SENTENCES = {
  TOO_LONG: `Teks pencarian maksimal ${SEARCH_MAX} karakter.`,
  FILTER: `Setiap pilihan filter maksimal ${NAME_MAX} karakter.`,
  FILTERS: `Paling banyak ${FILTERS_MAX} pilihan untuk setiap filter.`,
  DAY: 'Tanggal harus ditulis seperti 2025-01-31.',
  SORT: `Urutan harus salah satu dari ${SET_SORTS.join(', ')}.`,
  LIMIT: `Jumlah per halaman harus dari 1 sampai ${PAGE_MAX}.`,
  CURSOR: 'Cursor halaman tidak valid.',
} as const;

/** Longest cursor: of the longest title. */
const CURSOR_MAX = 4000;

const text = textUpTo(SEARCH_MAX, SENTENCES.TOO_LONG);

const once = (list: string[]) => [...new Set(list)];

const texts = z.optional(
  z
    .array(textUpTo(NAME_MAX, SENTENCES.FILTER))
    .check(z.overwrite(once), atMost(FILTERS_MAX, SENTENCES.FILTERS)),
);
const day = z.optional(z.union([z.literal(''), z.iso.date({ error: SENTENCES.DAY })]));

/**
 * Query of the list. `mine=true` with a token: own sets, withdrawn ones marked.
 * Any other part makes the answer a page, still a bare array, with {@link TOTAL_COUNT_HEADER} and
 * {@link NEXT_CURSOR_HEADER}. The parts mean the same as in the search: `q` is a substring of
 * title, subject, lecturer or a topic, `difficulty` is exact, `courseTag` a substring of the
 * subject, `materialTag` of a topic (several: any of them), `from` and `to` are days in Jakarta,
 * both included, and count only together. Case does not matter, save in levels. A text that comes
 * twice counts once; of each kind there are at most {@link FILTERS_MAX}.
 */
export const questionSetListQuerySchema = z.object({
  mine: z.optional(text),
  q: z.optional(text),
  difficulty: texts,
  courseTag: texts,
  materialTag: texts,
  from: day,
  to: day,
  sort: z.optional(z.enum(SET_SORTS, SENTENCES.SORT)),
  limit: z.optional(
    z.coerce
      .number({ error: SENTENCES.LIMIT })
      .check(z.int(SENTENCES.LIMIT), z.gte(1, SENTENCES.LIMIT), z.lte(PAGE_MAX, SENTENCES.LIMIT)),
  ),
  /** Of the page before, from {@link NEXT_CURSOR_HEADER}; it holds for the same `sort` only. */
  cursor: z.optional(textUpTo(CURSOR_MAX, SENTENCES.CURSOR)),
});

/** Query of the list, read. */
export type QuestionSetListQuery = z.infer<typeof questionSetListQuerySchema>;
