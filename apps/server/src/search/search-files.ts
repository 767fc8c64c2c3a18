import {
  FILE_SEARCH_PAGE_SIZE,
  FILES_COUNTED_MAX,
  type FileHit,
  type FileSearchQuery,
  type FileSearchSort,
} from '@bank-soal/contract/search';
import type { Db } from '../db/schema.js';
import type { TermQuery } from '../db/text-index.js';
import type { Services } from '../services.js';
import { shownSetsOf } from '../sets/set-queries.js';
import { type Viewer, viewOf } from '../sets/set-view.js';
import { totalView } from '../sets/total-view.js';
import { pagesBefore } from './combined-places.js';
import { countHiddenFiles } from './file-conditions.js';
import { readFileCursor, writeFileCursor } from './file-cursor.js';
import { type FoundFile, findFiles } from './find-files.js';
import type { Excerpt } from './texts-work.js';
import { indexed, queryOf, type WordQuery } from './words/index.js';

/** A page of results. */
export interface FileHits {
  hits: FileHit[];
  /** On all pages: a number, or the bound of counting with a plus. */
  total: string;
  nextCursor: string | undefined;
  sortedBy: FileSearchSort;
}

type Tools = Pick<Services, 'searches' | 'setTotals' | 'texts' | 'config'>;

function termsOf({ stems, prefix }: WordQuery): TermQuery {
  return {
    terms: [...new Set(stems)].map((stem) => indexed([stem])),
    prefix: prefix === null ? null : indexed([prefix]),
  };
}

/** The texts of those that were found, looked at for the words. */
async function excerptsOf(
  db: Db,
  { texts }: Pick<Tools, 'texts'>,
  files: readonly FoundFile[],
  words: WordQuery,
): Promise<Map<number, Excerpt>> {
  const ids = [...new Set(files.map(({ text_id }) => text_id))];
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('file_texts')
    .select(['id', 'body'])
    .where('id', 'in', ids)
    .execute();
  const bodies = rows.flatMap(({ id, body }) => (body === null ? [] : [{ id, body }]));
  const excerpts = await texts.excerpts(
    bodies.map(({ body }) => body),
    words,
  );
  return new Map(bodies.map(({ id }, index) => [id, excerpts[index] ?? NO_EXCERPT]));
}

const NO_EXCERPT: Excerpt = { pages: [], morePages: 0 };

/** Hits of the files that were found. A set or a file that the viewer may not see any more by now is left out. */
async function toHits(
  db: Db,
  tools: Tools,
  viewer: Viewer,
  files: readonly FoundFile[],
  words: WordQuery,
): Promise<FileHit[]> {
  const setIds = [...new Set(files.map(({ set_id }) => set_id))];
  const excerpts = await excerptsOf(db, tools, files, words);
  const before = await pagesBefore(db, setIds);
  const sets = new Map((await shownSetsOf(db, viewOf(viewer), setIds)).map((set) => [set.id, set]));
  const { maxPages } = tools.config.documents;
  return files.flatMap(({ id, set_id, text_id }): FileHit[] => {
    const set = sets.get(set_id);
    const file = set?.files.find((one) => one.id === id);
    if (set === undefined || file === undefined) return [];
    const { originalname, filetype, filecategory } = file;
    const start = before.get(id) ?? null;
    const placed = (page: number) =>
      start === null || start + page > maxPages ? null : start + page;
    const { pages, morePages } = excerpts.get(text_id) ?? NO_EXCERPT;
    return [
      {
        set,
        file: { id, originalname, filetype, filecategory },
        pages: pages.map(({ page, parts }) => ({ page, combinedPage: placed(page), parts })),
        morePages,
      },
    ];
  });
}

/** Counted once for all viewers of the same sets, until one changes; their own count as hidden, too. */
async function hiddenFrom(db: Db, { setTotals }: Tools, viewer: Viewer): Promise<number> {
  const { view, key } = await totalView(db, setTotals, viewer);
  return setTotals.of(`files hidden from ${key}`, () => countHiddenFiles(db, view));
}

/**
 * One page of the files that have all words of a query and that a viewer may open.
 *
 * @param caller address of the call
 * @throws Refusal 400 for a wrong cursor, 503 when too much is searched at once
 */
export function searchFiles(
  tools: Tools,
  query: FileSearchQuery,
  viewer: Viewer,
  caller: string,
): Promise<FileHits> {
  const { q, sort = 'rank', limit = FILE_SEARCH_PAGE_SIZE, cursor } = query;
  const after = cursor ? readFileCursor(cursor, sort) : undefined;
  const words = queryOf(q);
  if (words.stems.length === 0 && words.prefix === null) {
    return Promise.resolve({ hits: [], total: '0', nextCursor: undefined, sortedBy: sort });
  }
  return tools.searches.runInFiles(caller, async (db) => {
    const countHidden = () => hiddenFrom(db, tools, viewer);
    const asked = { terms: termsOf(words), query, after, limit: limit + 1, countHidden };
    const { files, total, sortedBy } = await findFiles(db, viewOf(viewer), asked);
    const shown = files.slice(0, limit);
    const last = shown.at(-1);
    return {
      hits: await toHits(db, tools, viewer, shown, words),
      total: total > FILES_COUNTED_MAX ? `${FILES_COUNTED_MAX}+` : String(total),
      nextCursor: files.length > limit && last ? writeFileCursor(sort, last) : undefined,
      sortedBy,
    };
  });
}
