import type { PaperChange, PaperFields } from '@bank-soal/contract/papers';
import type { Account } from '../account.js';
import type { DbOrTransaction } from '../db/schema.js';
import { notFound } from '../failures/refusal.js';
import { visibleQuestions } from '../questions/visible-questions.js';

type ChangedSections = NonNullable<PaperChange['sections']>;
type ChangedItem = NonNullable<ChangedSections[number]['items']>[number];

/** Pairs of one query. */
const BATCH = 200;

/** A version of a question, as the key of a map. */
export const nameOf = (question: number, version: number) => `${question} ${version}`;

/** The current versions of those questions that the account may use now. */
async function currentVersions(
  db: DbOrTransaction,
  account: Account,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('questions')
    .select(['id', 'current_version'])
    .where('id', 'in', ids)
    .where(visibleQuestions(account))
    .execute();
  return new Map(rows.map(({ id, current_version }) => [id, current_version]));
}

/**
 * Versions of some questions that the account put into its own papers, and all in the paper that it writes:
 * usable, whatever became of the question.
 *
 * @param paper undefined: a new one
 */
async function ownVersions(
  db: DbOrTransaction,
  { id }: Account,
  ids: readonly number[],
  paper: number | undefined,
) {
  const rows = await db
    .selectFrom('paper_items')
    .innerJoin('papers', 'papers.id', 'paper_items.paper_id')
    .select(['paper_items.question_id', 'paper_items.version'])
    .where((eb) =>
      eb.or([
        eb('papers.id', '=', paper ?? 0),
        eb.and([
          eb('papers.owner_id', '=', id),
          eb.or([eb('paper_items.put_by', 'is', null), eb('paper_items.put_by', '=', id)]),
        ]),
      ]),
    )
    .where('paper_items.question_id', 'in', ids)
    .distinct()
    .orderBy('paper_items.version')
    .execute();
  return {
    pairs: new Set(rows.map((row) => nameOf(row.question_id, row.version))),
    latest: new Map(rows.map((row) => [row.question_id, row.version])),
  };
}

/** Contents of versions of questions, as JSON, by question and version. */
export async function versionBodies(
  db: DbOrTransaction,
  pairs: readonly { questionId: number; version: number }[],
): Promise<(pair: { questionId: number; version: number }) => string | undefined> {
  const bodies = new Map<string, string>();
  for (let start = 0; start < pairs.length; start += BATCH) {
    const some = pairs.slice(start, start + BATCH);
    const rows = await db
      .selectFrom('question_versions')
      .select(['question_id', 'version', 'body'])
      .where((eb) =>
        eb.or(some.map((pair) => eb.and({ question_id: pair.questionId, version: pair.version }))),
      )
      .execute();
    for (const row of rows) bodies.set(nameOf(row.question_id, row.version), row.body);
  }
  return ({ questionId, version }) => bodies.get(nameOf(questionId, version));
}

const pointsIn = (body: string) => (JSON.parse(body) as { points: number }).points;

/**
 * Sections with what their writer left open: each question in the version that it has now, with its own
 * points. What one's own papers keep already may be used again, though its question is gone for others, and
 * so may what the paper itself keeps.
 *
 * @param paper that is written; undefined: a new one
 * @throws Refusal 404 for a question, or a version of it, that the account may not see
 */
export async function resolveSections(
  db: DbOrTransaction,
  account: Account,
  sections: ChangedSections,
  paper?: number,
): Promise<PaperFields['sections']> {
  const items = sections.flatMap(({ items = [] }) => items);
  const ids = [...new Set(items.map(({ questionId }) => questionId))];
  if (ids.length === 0) return sections.map((section) => ({ ...headingOf(section), items: [] }));
  const current = await currentVersions(db, account, ids);
  const own = await ownVersions(db, account, ids, paper);

  function versionOf({ questionId, version }: ChangedItem): number {
    const now = current.get(questionId);
    const chosen = version ?? now ?? own.latest.get(questionId);
    if (chosen === undefined) throw notFound('question');
    if (now === undefined && !own.pairs.has(nameOf(questionId, chosen))) throw notFound('question');
    return chosen;
  }
  const chosen = items.map((item) => ({ ...item, version: versionOf(item) }));
  const bodyOf = await versionBodies(db, chosen);
  let next = 0;
  return sections.map((section) => ({
    ...headingOf(section),
    items: (section.items ?? []).map(() => {
      const { questionId, version, points, space = 'none' } = chosen[next++] as (typeof chosen)[0];
      const body = bodyOf({ questionId, version });
      if (body === undefined) throw notFound('question');
      return { questionId, version, points: points ?? pointsIn(body), space };
    }),
  }));
}

function headingOf({ title = '', note = '', shuffle = false }: ChangedSections[number]) {
  return { title, note, shuffle };
}

/** Sections without the questions that the account may not use, and how many those were. */
export async function usableSections(
  db: DbOrTransaction,
  account: Account,
  sections: PaperFields['sections'],
) {
  const items = sections.flatMap((section) => section.items);
  if (items.length === 0) return { sections, leftOut: 0 };
  const ids = [...new Set(items.map(({ questionId }) => questionId))];
  const current = await currentVersions(db, account, ids);
  const { pairs } = await ownVersions(db, account, ids, undefined);
  const usable = sections.map((section) => ({
    ...section,
    items: section.items.filter(
      ({ questionId, version }) =>
        current.has(questionId) || pairs.has(nameOf(questionId, version)),
    ),
  }));
  const left = usable.flatMap((section) => section.items);
  return { sections: usable, leftOut: items.length - left.length };
}
