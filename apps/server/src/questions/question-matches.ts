import { parseId } from '@bank-soal/contract/common';
import type { QuestionListQuery } from '@bank-soal/contract/questions';
import { foldText, termsBegin } from '@bank-soal/contract/sets';
import type { Expression, RawBuilder, SqlBool } from 'kysely';
import { dialectOf } from '../db/dialect.js';
import type { Db } from '../db/schema.js';
import type { QuestionSearchColumn, TextGroup } from '../db/search-index.js';
import { knownUses, type UsageView } from './question-usage.js';
import { isTeaching, visibleQuestions } from './visible-questions.js';

type Group = TextGroup<QuestionSearchColumn>;

/** Condition of the texts by an index, before the columns are asked. */
export type Narrowing = RawBuilder<SqlBool> | undefined;

const ANYWHERE = ['search_text', 'search_subject', 'search_lecturer'] as const;

// Separator of texts in one column: no match reaches across.
const isSought = (text: string) => !text.includes('\uFFFF');

/** The texts to be found, and the columns that have them. */
export function textGroups({ q = '', courseTag = [], materialTag = [] }: QuestionListQuery) {
  const groups: Group[] = [
    { columns: ANYWHERE, texts: q === '' ? [] : [q] },
    { columns: ['search_subject'], texts: courseTag },
    { columns: ['search_topics'], texts: materialTag },
  ];
  return groups
    .filter(({ texts }) => texts.length > 0)
    .map(({ columns, texts }) => ({
      columns,
      texts: texts.filter(isSought).map(foldText),
    }));
}

/** The questions that a view shows and that pass every part of the query, whatever the index says of them. */
export function matchingQuestions(
  db: Db,
  view: UsageView,
  query: QuestionListQuery,
  narrowing: Narrowing,
) {
  const { containsAny } = dialectOf(db);
  const { difficulty = [], kind = [], cognitive = [], outcome = [], mine, notUsedFor } = query;
  let found = db.selectFrom('questions').where(visibleQuestions(view.account));
  if (mine === 'true') found = found.where('questions.owner_id', '=', view.account.id);
  if (narrowing !== undefined) found = found.where(narrowing);
  for (const { columns, texts } of textGroups(query)) {
    const within = texts.length > 0 ? columns : [];
    const any = within.map((column): Expression<SqlBool> => containsAny(column, texts));
    // Of nothing, `or` is false: a text that stands nowhere was looked for.
    found = found.where((eb) => eb.or(any));
  }
  const exact = { level: difficulty, kind, cognitive } as const;
  for (const [column, given] of Object.entries(exact) as ['level', readonly string[]][]) {
    if (given.length === 0) continue;
    // A database may refuse a NUL, which no such word has.
    const words = given.filter((word) => !word.includes('\0'));
    found = found.where((eb) => (words.length > 0 ? eb(column, 'in', words) : eb.lit(false)));
  }
  if (outcome.length > 0) {
    const ids = outcome.flatMap((id) => parseId(id) ?? []);
    found = found.where((eb) =>
      eb.exists(
        eb
          .selectFrom('question_outcomes')
          .select('question_outcomes.id')
          .whereRef('question_outcomes.question_id', '=', 'questions.id')
          .whereRef('question_outcomes.version', '=', 'questions.current_version')
          .where('question_outcomes.outcome_id', 'in', ids.length > 0 ? ids : [0]),
      ),
    );
  }
  if (notUsedFor !== undefined && isTeaching(view.account)) {
    const since = new Date(termsBegin(view.now.getTime(), notUsedFor)).toISOString();
    const used = knownUses(db, view).select('paper_items.question_id');
    found = found.where('questions.id', 'not in', used.where('papers.used_on', '>=', since));
  }
  return found;
}
