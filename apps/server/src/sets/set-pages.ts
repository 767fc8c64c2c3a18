import {
  PAGE_SIZE,
  type QuestionSetAnswer,
  type QuestionSetListQuery,
  type SetSort,
  soughtTexts,
  toSetFilter,
} from '@bank-soal/contract/sets';
import type { Expression, SqlBool } from 'kysely';
import { dialectOf } from '../db/dialect.js';
import type { Db } from '../db/schema.js';
import { readCursor, writeCursor } from '../lists/page-cursor.js';
import type { Services } from '../services.js';
import type { SetLists } from './set-lists.js';
import { matching, type Narrowing, textGroups } from './set-matches.js';
import { shownSetsOf } from './set-queries.js';
import type { SetTotals } from './set-totals.js';
import { shown, type Viewer, viewOf } from './set-view.js';
import { totalView } from './total-view.js';

type Sources = Pick<Services, 'setList' | 'setTotals'>;

export interface SetPage {
  /** Or a list of them as JSON, where each is at hand. */
  sets: QuestionSetAnswer[] | Buffer<ArrayBuffer>;
  /** How many match, on all pages together. */
  total: number;
  nextCursor: string | undefined;
}

const ORDERS = {
  newest: { column: 'lastupdated', direction: 'desc' },
  oldest: { column: 'lastupdated', direction: 'asc' },
  title: { column: 'search_title', direction: 'asc' },
  downloads: { column: 'downloads', direction: 'desc' },
} as const satisfies Record<SetSort, object>;

/** Whether a query of the list asks for a page. */
export function asksForPage({ mine: _, as: __, ...parts }: QuestionSetListQuery): boolean {
  return Object.values(parts).some((part) => part !== undefined);
}

async function pageRows(
  db: Db,
  seen: Expression<SqlBool>,
  query: QuestionSetListQuery,
  narrowing: Narrowing,
  limit: number,
) {
  const { sort = 'newest', cursor } = query;
  const { column, direction } = ORDERS[sort];
  let rows = matching(db, seen, query, narrowing)
    .select(['id', `${column} as value`])
    .orderBy(column, direction)
    .orderBy('id', direction)
    .limit(limit);
  if (cursor) {
    const { value, id } = readCursor(cursor, sort);
    const beyond = direction === 'desc' ? '<' : '>';
    rows = rows.where((eb) =>
      eb(eb.refTuple(column, 'id'), beyond, eb.tuple<string | number, number>(value, id)),
    );
  }
  return rows.execute();
}

/** The parts of a query that say which sets match. */
function totalKey(query: QuestionSetListQuery) {
  const { sort: _, limit: __, cursor: ___, mine: ____, as: _____, q = '', ...parts } = query;
  return JSON.stringify({ q, ...parts });
}

async function count(
  db: Db,
  seen: Expression<SqlBool>,
  query: QuestionSetListQuery,
  narrowing: Narrowing,
): Promise<number> {
  const { count } = await matching(db, seen, query, narrowing)
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The sets that a query looks in, and the key of their counts. */
interface Seen {
  seen: Expression<SqlBool>;
  key: string;
}

/**
 * The rows of a page, one more than it has when others follow, and how many there are on all pages.
 * Where few match, one look through the sets finds both; where many do, a page is found soon.
 */
async function rowsAndTotal(
  db: Db,
  setTotals: SetTotals,
  { seen, key }: Seen,
  query: QuestionSetListQuery,
) {
  const { cursor, limit = PAGE_SIZE } = query;
  const groups = textGroups(toSetFilter(query)).filter(({ texts }) => texts.length > 0);
  const narrowed = (known?: number) => dialectOf(db).search.narrow(db, groups, known);
  const read = (narrowing: Narrowing) => pageRows(db, seen, query, narrowing, limit + 1);
  let rows: Awaited<ReturnType<typeof read>> | undefined;
  const total = await setTotals.of(`${key} ${totalKey(query)}`, async () => {
    const narrowing = await narrowed();
    rows = await read(narrowing);
    const isAll = !cursor && rows.length <= limit;
    return isAll ? rows.length : count(db, seen, query, narrowing);
  });
  return { rows: rows ?? (await read(await narrowed(total))), total };
}

const OPEN = Buffer.from('[');
const BETWEEN = Buffer.from(',');
const CLOSE = Buffer.from(']');

/** Sets as JSON from the list of the viewer's level; undefined where one is not cached, or is their own. */
function readySets(
  setList: SetLists,
  viewer: Viewer,
  ids: readonly number[],
): Buffer<ArrayBuffer> | undefined {
  if (ids.length === 0) return undefined;
  const parts: Buffer<ArrayBuffer>[] = [];
  for (const id of ids) {
    const ready = setList.readySet(viewer, id);
    if (ready === undefined) return undefined;
    parts.push(parts.length === 0 ? OPEN : BETWEEN, ready.json);
  }
  return Buffer.concat([...parts, CLOSE]);
}

async function readSets(
  db: Db,
  viewer: Viewer,
  ids: readonly number[],
): Promise<QuestionSetAnswer[]> {
  const found = new Map((await shownSetsOf(db, viewOf(viewer), ids)).map((set) => [set.id, set]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** The ids of one page. @throws Refusal 400 for a wrong cursor */
export async function pageOfIds(
  db: Db,
  setTotals: SetTotals,
  seen: Seen,
  query: QuestionSetListQuery,
) {
  const { sort = 'newest', limit = PAGE_SIZE } = query;
  const { rows, total } = await rowsAndTotal(db, setTotals, seen, query);
  const last = rows[limit - 1];
  return {
    ids: rows.slice(0, limit).map(({ id }) => id),
    total,
    nextCursor:
      rows.length > limit && last !== undefined ? writeCursor({ sort, ...last }) : undefined,
  };
}

async function readPage(
  db: Db,
  { setList, setTotals }: Sources,
  viewer: Viewer,
  query: QuestionSetListQuery,
): Promise<SetPage> {
  const { view, key } = await totalView(db, setTotals, viewer);
  const { ids, ...rest } = await pageOfIds(db, setTotals, { seen: shown(view), key }, query);
  return { sets: readySets(setList, viewer, ids) ?? (await readSets(db, viewer, ids)), ...rest };
}

/** How many texts a query looks for. */
export function textsIn(query: QuestionSetListQuery): number {
  const { text, words, materialTags } = toSetFilter(query);
  return soughtTexts({ text, words, materialTags }).flatMap((sought) => sought.texts).length;
}

/**
 * One page of the sets that a viewer sees.
 *
 * @param caller address of the call
 * @throws Refusal 400 for a wrong cursor, 503 when too much is searched at once
 */
export function pageOfSets(
  { searches, setList, setTotals }: Sources & Pick<Services, 'searches'>,
  query: QuestionSetListQuery,
  viewer: Viewer,
  caller: string,
): Promise<SetPage> {
  return searches.run(caller, textsIn(query), (db) =>
    readPage(db, { setList, setTotals }, viewer, query),
  );
}
