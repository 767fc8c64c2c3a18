import type { QuestionCounts, QuestionListQuery } from '@bank-soal/contract/questions';
import { COGNITIVE_LEVELS, compareCodes } from '@bank-soal/contract/questions';
import type { Account } from '../account.js';
import { dialectOf } from '../db/dialect.js';
import type { Db } from '../db/schema.js';
import type { Services } from '../services.js';
import { matchingQuestions, textGroups } from './question-matches.js';
import type { UsageView } from './question-usage.js';

async function countAll(
  db: Db,
  view: UsageView,
  query: QuestionListQuery,
): Promise<QuestionCounts> {
  const groups = textGroups(query).filter(({ texts }) => texts.length > 0);
  const narrowing = await dialectOf(db).questions.narrow(db, groups);
  const { outcome: _, ...ofAnyOutcome } = query;
  const outcomes = await matchingQuestions(db, view, ofAnyOutcome, narrowing)
    .innerJoin('question_outcomes', (join) =>
      join
        .onRef('question_outcomes.question_id', '=', 'questions.id')
        .onRef('question_outcomes.version', '=', 'questions.current_version'),
    )
    .innerJoin('outcomes', 'outcomes.id', 'question_outcomes.outcome_id')
    .innerJoin('course_tags', 'course_tags.id', 'outcomes.course_tag_id')
    .groupBy(['outcomes.id', 'outcomes.code', 'course_tags.name'])
    .select(['outcomes.id', 'outcomes.code', 'course_tags.name as course'])
    .select((eb) => eb.fn.countAll().as('count'))
    .execute();
  const { cognitive: __, ...ofAnyLevel } = query;
  const levels = await matchingQuestions(db, view, ofAnyLevel, narrowing)
    .groupBy('questions.cognitive')
    .select(['questions.cognitive', (eb) => eb.fn.countAll().as('count')])
    .execute();
  const counts = new Map(levels.map(({ cognitive, count }) => [cognitive, Number(count)]));
  return {
    outcomes: outcomes
      .map(({ count, ...outcome }) => ({ ...outcome, count: Number(count) }))
      .toSorted((a, b) => compareCodes(a.course, b.course) || compareCodes(a.code, b.code)),
    levels: COGNITIVE_LEVELS.flatMap((cognitive) => {
      const count = counts.get(cognitive);
      return count === undefined ? [] : [{ cognitive, count }];
    }),
  };
}

/**
 * The numbers beside the filters of the bank, each of what the other filters leave.
 *
 * @param caller where the call comes from
 * @throws Refusal 503 when too much is searched at once
 */
export function countQuestions(
  { searches }: Pick<Services, 'searches'>,
  query: QuestionListQuery,
  account: Account,
  caller: string,
): Promise<QuestionCounts> {
  const texts = textGroups(query).flatMap((group) => group.texts).length;
  const view = { account, now: new Date() };
  return searches.run(caller, texts, (db) => countAll(db, view, query));
}
