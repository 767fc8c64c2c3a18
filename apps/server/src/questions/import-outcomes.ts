import { QUESTION_OUTCOMES_MAX } from '@bank-soal/contract/questions';
import { nameKey } from '@bank-soal/contract/tags';
import type { DbOrTransaction } from '../db/schema.js';
import type { QuestionInFile } from '../documents/job.js';
import { answerOf } from '../failures/refusal.js';

const courseKey = ({ question }: QuestionInFile) => nameKey(question?.subject ?? '');

/** Ids of the outcomes of the named courses, by course and code. */
async function outcomesByCode(db: DbOrTransaction, rows: readonly QuestionInFile[]) {
  const courses = [...new Set(rows.map(courseKey))];
  if (courses.length === 0) return new Map<string, number>();
  const found = await db
    .selectFrom('outcomes')
    .innerJoin('course_tags', 'course_tags.id', 'outcomes.course_tag_id')
    .select(['outcomes.id', 'outcomes.code', 'course_tags.name_key'])
    .where('course_tags.name_key', 'in', courses)
    .execute();
  return new Map(found.map(({ id, code, name_key }) => [`${name_key}\n${code}`, id]));
}

/** Those of the ids that a file names which outcomes have. */
async function knownIds(db: DbOrTransaction, rows: readonly QuestionInFile[]) {
  const ids = [...new Set(rows.flatMap(({ question }) => question?.outcomeIds ?? []))];
  if (ids.length === 0) return new Set<number>();
  const found = await db.selectFrom('outcomes').select('id').where('id', 'in', ids).execute();
  return new Set(found.map(({ id }) => id));
}

const unknown = (name: string) => {
  return { ...answerOf({ code: 'unknown-outcome', name }), blocking: false };
};

/**
 * Rows with the outcomes of this bank: codes are those of the question's course, exactly as written. One that is
 * not there is left out, and the row says so.
 */
export async function withOutcomes(
  db: DbOrTransaction,
  rows: readonly QuestionInFile[],
): Promise<QuestionInFile[]> {
  const idOf = await outcomesByCode(
    db,
    rows.filter(({ outcomeCodes = [] }) => outcomeCodes.length > 0),
  );
  const known = await knownIds(db, rows);
  return rows.map((row) => {
    const { question, outcomeCodes = [], problems } = row;
    if (question === undefined) return row;
    const named = [
      ...outcomeCodes.map((code) => ({ name: code, id: idOf.get(`${courseKey(row)}\n${code}`) })),
      ...(question.outcomeIds ?? []).map((id) => ({
        name: `#${id}`,
        id: known.has(id) ? id : undefined,
      })),
    ];
    const ids = named.flatMap(({ id }) => id ?? []);
    const outcomeIds = ids.slice(0, QUESTION_OUTCOMES_MAX);
    const lost = named.filter(({ id }) => id === undefined || !outcomeIds.includes(id));
    return {
      ...row,
      question: { ...question, outcomeIds },
      problems: [...problems, ...lost.map(({ name }) => unknown(name))],
    };
  });
}
