import { NO_KIND, soughtExam } from '@bank-soal/contract/sets';
import type { Kysely } from 'kysely';
import type { DatabaseDialect } from '../dialect.js';

interface Tables {
  question_sets: {
    id: number;
    title: string;
    exam_kind: string | null;
    term: string | null;
    search_kind: string;
    search_term: string | null;
  };
}

/** Sets that say no kind or term are found by what their titles suggest. */
export async function soughtExams(
  database: Kysely<unknown>,
  { search, types }: DatabaseDialect,
): Promise<void> {
  const db = database as Kysely<Tables>;
  const sets = db.schema.alterTable('question_sets');
  await sets
    .addColumn('search_kind', types.text, (column) => column.notNull().defaultTo(NO_KIND))
    .execute();
  await sets.addColumn('search_term', types.text).execute();
  // Before the sets are changed: PostgreSQL makes no index while a change has triggers to run.
  const seenBy = ['visibility', 'available_from', 'creator_id'];
  await search.widen(database, [...seenBy, 'search_kind', 'search_term', 'year']);
  const known = await db
    .selectFrom('question_sets')
    .select(['id', 'title', 'exam_kind', 'term'])
    .execute();
  for (const { id, title, exam_kind, term } of known) {
    const exam = soughtExam({ title, examKind: exam_kind, term });
    if (exam.examKind === NO_KIND && exam.term === null) continue;
    await db
      .updateTable('question_sets')
      .set({ search_kind: exam.examKind, search_term: exam.term })
      .where('id', '=', id)
      .execute();
  }
}
