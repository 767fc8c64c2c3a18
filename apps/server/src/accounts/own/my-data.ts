import { MY_SET_KINDS } from '@bank-soal/contract/sets';
import type { Account } from '../../account.js';
import type { Db } from '../../db/schema.js';
import { paperAnswers } from '../../papers/paper-rows.js';
import { questionsOf } from '../../questions/question-answers.js';
import { ownSetsAfter } from '../../sets/set-queries.js';
import { type SetView, shown } from '../../sets/set-view.js';
import { shownComments, toCommentAnswer } from '../../talk/comment-rows.js';
import { noticesOf } from '../../talk/notice-list.js';
import { mySettings } from './my-settings.js';

/** Rows read at a time. */
const BATCH = 50;

/** Reads rows by their ids, a batch at a time. */
async function* batches<Row extends { id: number }, T>(
  read: (after: number) => Promise<Row[]>,
  answers: (rows: Row[]) => Promise<readonly T[]> | readonly T[],
): AsyncGenerator<T> {
  let after = 0;
  for (;;) {
    const rows = await read(after);
    yield* await answers(rows);
    after = rows.at(-1)?.id ?? after;
    if (rows.length < BATCH) return;
  }
}

async function* profile(db: Db, { id }: Account) {
  yield* await db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'kind', 'status', 'created_at', 'updated_at'])
    .where('id', '=', id)
    .execute();
}

async function* campusAccounts(db: Db, { id }: Account) {
  yield* await db
    .selectFrom('identities')
    .select(['issuer', 'subject', 'created_at'])
    .where('user_id', '=', id)
    .orderBy('id')
    .execute();
}

const sets = (db: Db, { id }: Account) =>
  batches(
    (after) => ownSetsAfter(db, id, after, BATCH),
    (rows) => rows,
  );

const questions = (db: Db, account: Account, { now }: SetView) =>
  batches(
    (after) =>
      db
        .selectFrom('questions')
        .select('id')
        .where('owner_id', '=', account.id)
        .where('id', '>', after)
        .orderBy('id')
        .limit(BATCH)
        .execute(),
    (rows) =>
      questionsOf(
        db,
        { account, now },
        rows.map(({ id }) => id),
      ),
  );

const papers = (db: Db, { id }: Account) =>
  batches(
    (after) =>
      db
        .selectFrom('papers')
        .selectAll()
        .where('owner_id', '=', id)
        .where('id', '>', after)
        .orderBy('id')
        .limit(BATCH)
        .execute(),
    (rows) => paperAnswers(db, rows),
  );

/** Comments of the account. Answers to them are their authors' words: its notices have them. */
const comments = (db: Db, { id }: Account, view: SetView) =>
  batches(
    (after) =>
      shownComments(db, view)
        .select('comments.answered_by')
        .where('comments.author_id', '=', id)
        .where('comments.id', '>', after)
        .orderBy('comments.id')
        .limit(BATCH)
        .execute(),
    (rows) =>
      rows.map((row) => {
        const answer = row.answered_by === id ? row.answer : null;
        return { questionSetId: row.question_set_id, ...toCommentAnswer({ ...row, answer }, id) };
      }),
  );

async function* notices(db: Db, { id }: Account, view: SetView) {
  yield* await noticesOf(db, view, id, false);
}

/** Pinned, opened, done and downloaded sets that are still seen. */
async function* marks(db: Db, { id }: Account, view: SetView) {
  for (const kind of MY_SET_KINDS) {
    const rows = await db
      .selectFrom('set_marks')
      .innerJoin('question_sets', 'question_sets.id', 'set_marks.question_set_id')
      .select(['set_marks.at', 'question_sets.id', 'question_sets.title'])
      .where('user_id', '=', id)
      .where('kind', '=', kind)
      .where(shown(view))
      .orderBy('set_marks.at', 'desc')
      .execute();
    yield* rows.map(({ at, id: set, title }) => ({ kind, at, set: { id: set, title } }));
  }
}

async function* courses(db: Db, { id }: Account) {
  yield* await db
    .selectFrom('follows')
    .innerJoin('course_tags', 'course_tags.id', 'follows.course_tag_id')
    .select(['course_tags.id', 'course_tags.name', 'follows.at'])
    .where('user_id', '=', id)
    .orderBy('course_tags.id')
    .execute();
}

async function* settings(db: Db, { id }: Account) {
  yield await mySettings(db, id, true);
}

/** Actions of the account, without their targets: those may be closed by now. */
const deeds = (db: Db, { id }: Account) =>
  batches(
    (after) =>
      db
        .selectFrom('audit_log')
        .select(['id', 'at', 'action', 'target', 'outcome', 'address', 'count'])
        .where('actor_id', '=', id)
        .where('id', '>', after)
        .orderBy('id')
        .limit(BATCH)
        .execute(),
    (rows) => rows.map(({ id: _, ...deed }) => deed),
  );

/** Files that were opened while they were not for everyone, by their sets as far as they are still seen. */
const reads = (db: Db, { id }: Account, view: SetView) =>
  batches(
    (after) =>
      db
        .selectFrom('file_reads')
        .innerJoin('question_sets', 'question_sets.id', 'file_reads.question_set_id')
        .select(['file_reads.id', 'file_reads.at', 'file_reads.how', 'question_sets.title'])
        .where('reader_id', '=', id)
        .where('file_reads.id', '>', after)
        .where(shown(view))
        .orderBy('file_reads.id')
        .limit(BATCH)
        .execute(),
    (rows) => rows.map(({ at, how, title }) => ({ at, how, set: title })),
  );

/** Rows of an account beside its files, by their name in the archive. */
export const MY_DATA: Readonly<
  Record<string, (db: Db, account: Account, view: SetView) => AsyncIterable<object>>
> = {
  akun: profile,
  'akun-kampus': campusAccounts,
  'paket-soal': sets,
  soal: questions,
  naskah: papers,
  komentar: comments,
  pemberitahuan: notices,
  daftar: marks,
  'mata-kuliah': courses,
  pengaturan: settings,
  kegiatan: deeds,
  'file-dibuka': reads,
};

/** Things as JSON, a line each. */
export async function* asJson(things: AsyncIterable<object>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const thing of things) {
    yield before + JSON.stringify(thing);
    before = ',\n';
  }
  yield before === ',\n' ? '\n]\n' : '[]\n';
}
