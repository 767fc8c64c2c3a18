import {
  QUESTIONS_PAGE_SIZE,
  type QuestionAnswer,
  type QuestionListQuery,
} from '@bank-soal/contract/questions';
import { sql } from 'kysely';
import type { Account } from '../account.js';
import { dialectOf } from '../db/dialect.js';
import type { Db } from '../db/schema.js';
import { bytesOf, firstOfPage } from '../lists/page-bytes.js';
import type { Services } from '../services.js';
import { questionsOf } from './question-answers.js';
import { readQuestionCursor, writeQuestionCursor } from './question-cursor.js';
import { matchingQuestions, type Narrowing, textGroups } from './question-matches.js';
import { knownUses, type UsageView } from './question-usage.js';

export interface QuestionPage {
  questions: QuestionAnswer[];
  /** How many match, on all pages together. */
  total: number;
  nextCursor: string | undefined;
}

interface PageRow {
  id: number;
  used: string;
}

/** The newest first: ids are given in the order in which questions come. */
function newestRows(db: Db, view: UsageView, query: QuestionListQuery, narrowing: Narrowing) {
  const { cursor } = query;
  let rows = matchingQuestions(db, view, query, narrowing)
    .select('questions.id')
    .select(sql<string>`''`.as('used'))
    .orderBy('questions.id', 'desc');
  if (cursor) rows = rows.where('questions.id', '<', readQuestionCursor(cursor, 'newest').id);
  return rows;
}

/** Never used ones first, then those whose last use is the longest ago. */
function leastUsedRows(db: Db, view: UsageView, query: QuestionListQuery, narrowing: Narrowing) {
  const { cursor } = query;
  const last = knownUses(db, view)
    .select('paper_items.question_id')
    .select((eb) => eb.fn.max('papers.used_on').as('used_on'))
    .groupBy('paper_items.question_id');
  const used = sql<string>`coalesce(last_uses.used_on, '')`;
  let rows = matchingQuestions(db, view, query, narrowing)
    .leftJoin(last.as('last_uses'), 'last_uses.question_id', 'questions.id')
    .select('questions.id')
    .select(used.as('used'))
    .orderBy(used)
    .orderBy('questions.id', 'desc');
  if (cursor) {
    const end = readQuestionCursor(cursor, 'lastUsed');
    rows = rows.where((eb) =>
      eb.or([
        eb(used, '>', end.used),
        eb.and([eb(used, '=', end.used), eb('questions.id', '<', end.id)]),
      ]),
    );
  }
  return rows;
}

async function countQuestions(
  db: Db,
  view: UsageView,
  query: QuestionListQuery,
  narrowing: Narrowing,
): Promise<number> {
  const { count } = await matchingQuestions(db, view, query, narrowing)
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Rows with the current sizes of their questions, in bytes. */
async function withBytes(db: Db, rows: readonly PageRow[]) {
  if (rows.length === 0) return [];
  const sizes = await db
    .selectFrom('questions')
    .innerJoin('question_versions', (join) =>
      join
        .onRef('question_versions.question_id', '=', 'questions.id')
        .onRef('question_versions.version', '=', 'questions.current_version'),
    )
    .select(['questions.id', bytesOf('body').as('bytes')])
    .where(
      'questions.id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
  const sizeOf = new Map(sizes.map(({ id, bytes }) => [id, bytes]));
  return rows.map((row) => ({ ...row, bytes: sizeOf.get(row.id) ?? 0 }));
}

async function readPage(db: Db, view: UsageView, query: QuestionListQuery): Promise<QuestionPage> {
  const { sort = 'newest', limit = QUESTIONS_PAGE_SIZE, cursor } = query;
  const groups = textGroups(query).filter(({ texts }) => texts.length > 0);
  const narrowing = await dialectOf(db).questions.narrow(db, groups);
  const rowsOf = sort === 'newest' ? newestRows : leastUsedRows;
  const rows: PageRow[] = await rowsOf(db, view, query, narrowing)
    .limit(limit + 1)
    .execute();
  const isAll = cursor === undefined && rows.length <= limit;
  const shown = firstOfPage(await withBytes(db, rows.slice(0, limit)));
  const last = shown.at(-1);
  return {
    questions: await questionsOf(
      db,
      view,
      shown.map(({ id }) => id),
    ),
    total: isAll ? rows.length : await countQuestions(db, view, query, narrowing),
    nextCursor:
      rows.length > shown.length && last !== undefined
        ? writeQuestionCursor({ sort, ...last })
        : undefined,
  };
}

/**
 * One page of the questions that an account sees.
 *
 * @param caller where the call comes from
 * @throws Refusal 400 for a wrong cursor, 503 when too much is searched at once
 */
export function pageOfQuestions(
  { searches }: Pick<Services, 'searches'>,
  query: QuestionListQuery,
  account: Account,
  caller: string,
): Promise<QuestionPage> {
  const texts = textGroups(query).flatMap((group) => group.texts).length;
  const view = { account, now: new Date() };
  return searches.run(caller, texts, (db) => readPage(db, view, query));
}
