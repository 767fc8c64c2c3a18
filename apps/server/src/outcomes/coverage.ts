import { COGNITIVE_LEVELS } from '@bank-soal/contract/questions';
import type { CoverageAnswer, CoverageQuery } from '@bank-soal/contract/tags';
import { periodOf } from '../administration/jakarta-days.js';
import type { DbOrTransaction } from '../db/schema.js';
import { writeCsv } from '../lists/write-csv.js';
import { knownUses, type UsageView } from '../questions/question-usage.js';
import { courseTag } from '../tags/course-tags.js';
import { outcomeRows } from './outcomes.js';

const LEVELS = [...COGNITIVE_LEVELS, 'none'] as const;

type Levels = CoverageAnswer[number]['questions'];

const noQuestions = () => Object.fromEntries(LEVELS.map((level) => [level, 0])) as Levels;

/** Questions of the bank that bear each outcome, by level. */
async function countQuestions(db: DbOrTransaction, outcomes: readonly number[]) {
  const rows = await db
    .selectFrom('question_outcomes')
    .innerJoin('questions', (join) =>
      join
        .onRef('questions.id', '=', 'question_outcomes.question_id')
        .onRef('questions.current_version', '=', 'question_outcomes.version'),
    )
    .where('questions.withdrawn_at', 'is', null)
    .where('outcome_id', 'in', outcomes)
    .groupBy(['outcome_id', 'cognitive'])
    .select(['outcome_id', 'cognitive', (eb) => eb.fn.countAll().as('count')])
    .execute();
  const counts = new Map(outcomes.map((id) => [id, noQuestions()]));
  for (const { outcome_id, cognitive, count } of rows) {
    const levels = counts.get(outcome_id);
    if (levels) levels[cognitive ?? 'none'] = Number(count);
  }
  return counts;
}

/** Used papers that ask for each outcome in the versions that they keep, as far as the view knows. */
async function countPapers(
  db: DbOrTransaction,
  view: UsageView,
  query: CoverageQuery,
  outcomes: readonly number[],
) {
  const { start, end } = periodOf(query);
  let uses = knownUses(db, view)
    .innerJoin('question_outcomes', (join) =>
      join
        .onRef('question_outcomes.question_id', '=', 'paper_items.question_id')
        .onRef('question_outcomes.version', '=', 'paper_items.version'),
    )
    .where('outcome_id', 'in', outcomes);
  if (start) uses = uses.where('papers.used_on', '>=', start);
  if (end) uses = uses.where('papers.used_on', '<', end);
  const rows = await uses
    .groupBy('outcome_id')
    .select([
      'outcome_id',
      (eb) => eb.fn.count('papers.id').distinct().as('papers'),
      (eb) => eb.fn.max('papers.used_on').as('last'),
    ])
    .execute();
  return new Map(rows.map((row) => [row.outcome_id, row]));
}

/** How well the outcomes of a course are covered, by code. @throws Refusal 404 */
export async function coverageOf(
  db: DbOrTransaction,
  view: UsageView,
  query: CoverageQuery,
): Promise<CoverageAnswer> {
  const course = await courseTag(db, Number(query.course));
  const rows = await outcomeRows(db, course.id);
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const questions = await countQuestions(db, ids);
  const uses = await countPapers(db, view, query, ids);
  return rows.map(({ id, code, description }) => ({
    outcome: { id, code, description },
    questions: questions.get(id) ?? noQuestions(),
    papers: Number(uses.get(id)?.papers ?? 0),
    lastUsed: uses.get(id)?.last ?? null,
  }));
}

/** The same as a CSV file. */
export const coverageCsv = (coverage: CoverageAnswer): string =>
  writeCsv({
    fields: ['kode', 'deskripsi', ...COGNITIVE_LEVELS, 'tanpa level', 'naskah', 'terakhir dipakai'],
    data: coverage.map(({ outcome, questions, papers, lastUsed }) => [
      outcome.code,
      outcome.description,
      ...LEVELS.map((level) => questions[level]),
      papers,
      lastUsed ?? '',
    ]),
  });
