import {
  PAPERS_PAGE_SIZE,
  type PaperAnswer,
  type PaperListQuery,
} from '@bank-soal/contract/papers';
import { foldText } from '@bank-soal/contract/sets';
import type { Account } from '../account.js';
import { dialectOf } from '../db/dialect.js';
import type { Db } from '../db/schema.js';
import { createPacer } from '../limits/pacer.js';
import { firstOfPage } from '../lists/page-bytes.js';
import { readCursor, writeCursor } from '../lists/page-cursor.js';
import { sharedPapers } from './paper-access.js';
import { paperBytes } from './paper-bytes.js';
import { paperAnswers } from './paper-rows.js';

/** Papers read at a time: each may have hundreds of questions. */
const BATCH = 20;

function matching(db: Db, account: Account, { status, q, shared }: PaperListQuery) {
  let papers =
    shared === 'true'
      ? db.selectFrom('papers').where(sharedPapers(account))
      : db.selectFrom('papers').where('owner_id', '=', account.id);
  if (status !== undefined) papers = papers.where('status', '=', status);
  const text = foldText(q?.trim() ?? '');
  if (text !== '') papers = papers.where(dialectOf(db).containsAny('search_text', [text]));
  return papers;
}

function pageOf(db: Db, account: Account, query: PaperListQuery) {
  const { cursor, limit = PAPERS_PAGE_SIZE } = query;
  const page = matching(db, account, query)
    .select(['id', 'updated_at', paperBytes().as('bytes')])
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1);
  if (!cursor) return page;
  const { value, id } = readCursor(cursor, 'newest');
  const moment = String(value);
  return page.where((eb) =>
    eb.or([
      eb('updated_at', '<', moment),
      eb.and([eb('updated_at', '=', moment), eb('id', '<', id)]),
    ]),
  );
}

/** Papers in the order of their rows. */
async function papersOf(db: Db, rows: readonly { id: number }[]): Promise<PaperAnswer[]> {
  const ids = rows.map(({ id }) => id);
  const found = await db.selectFrom('papers').selectAll().where('id', 'in', ids).execute();
  const papers = new Map((await paperAnswers(db, found)).map((paper) => [paper.id, paper]));
  return ids.flatMap((id) => papers.get(id) ?? []);
}

/** One page of the account's papers, or of those that others share with it, the last changed first. @throws Refusal 400 for a wrong cursor */
export async function listPapers(db: Db, account: Account, query: PaperListQuery) {
  const { limit = PAPERS_PAGE_SIZE } = query;
  const rows = await pageOf(db, account, query).execute();
  const shown = firstOfPage(rows.slice(0, limit));
  const { count } = await matching(db, account, query)
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  const pace = createPacer();
  const sets: PaperAnswer[] = [];
  for (let start = 0; start < shown.length; start += BATCH) {
    sets.push(...(await papersOf(db, shown.slice(start, start + BATCH))));
    await pace();
  }
  const last = shown.at(-1);
  const isMore = rows.length > shown.length && last !== undefined;
  return {
    sets,
    total: Number(count),
    nextCursor: isMore
      ? writeCursor({ sort: 'newest', value: last.updated_at, id: last.id })
      : undefined,
  };
}
