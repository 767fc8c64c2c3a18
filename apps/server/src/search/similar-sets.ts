import type { SimilarSet } from '@bank-soal/contract/search';
import { sql } from 'kysely';
import { dialectOf } from '../db/dialect.js';
import type { Db } from '../db/schema.js';
import type { Services } from '../services.js';
import { shownSetsOf } from '../sets/set-queries.js';
import { type SetView, shown, type Viewer, viewOf } from '../sets/set-view.js';
import { distinctiveTerms, mostSimilar, type TermCounts } from './similar/index.js';

/** Terms whose rarity is looked up, the longest first: they are the rarest most often. */
const MOST_TERMS = 100;
/** A term of so many texts distinguishes none. */
const COMMON = 200;
/** Sets that are compared word by word, and the files of all of them. */
const MOST_SETS = 20;
const MOST_FILES = 60;

type Tools = Pick<Services, 'searches' | 'texts'>;

/** The words of the questions of some sets. */
async function termsOfSets(
  db: Db,
  { texts }: Pick<Tools, 'texts'>,
  setIds: readonly number[],
): Promise<Map<number, TermCounts>> {
  if (setIds.length === 0) return new Map();
  const files = await db
    .selectFrom('files')
    .innerJoin('file_texts', 'file_texts.sha256', 'files.sha256')
    .select(['question_set_id', 'body'])
    .where('question_set_id', 'in', setIds)
    .where('category', '=', 'questions')
    .where('state', '=', 'siap')
    .orderBy('files.id')
    .limit(MOST_FILES)
    .execute();
  const bags = await texts.bags(files.flatMap(({ body }) => body ?? []));
  const counts = new Map<number, Map<string, number>>();
  for (const [index, { question_set_id: id }] of files.entries()) {
    const known = counts.get(id) ?? new Map<string, number>();
    counts.set(id, known);
    for (const [term, count] of bags[index] ?? []) known.set(term, (known.get(term) ?? 0) + count);
  }
  return new Map(Array.from(counts, ([id, terms]) => [id, [...terms]]));
}

/** The texts of questions that a view shows and that have a term; none of a common term. */
async function textsWith(db: Db, view: SetView, term: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct file_texts.id as id from file_texts
    inner join files on files.sha256 = file_texts.sha256
    inner join question_sets on question_sets.id = files.question_set_id
    where file_texts.id in (${dialectOf(db).texts.matching({ terms: [term], prefix: null })})
      and files.category = 'questions' and ${shown(view)}
    limit ${COMMON}`.execute(db);
  return rows.length < COMMON ? rows.map(({ id }) => id) : [];
}

/** The texts that have the most of a text's rarest terms; hidden texts make none common. */
async function likelyTexts(db: Db, view: SetView, own: TermCounts): Promise<number[]> {
  const longest = own.toSorted(([a], [b]) => b.length - a.length || (a < b ? -1 : 1));
  const looked = longest.slice(0, MOST_TERMS);
  const known = new Map<string, number[]>();
  for (const [term] of looked) known.set(term, await textsWith(db, view, term));
  const times = new Map<number, number>();
  for (const term of distinctiveTerms(looked, (one) => known.get(one)?.length ?? 0)) {
    for (const id of known.get(term) ?? []) times.set(id, (times.get(id) ?? 0) + 1);
  }
  const likely = [...times].toSorted(([a, x], [b, y]) => y - x || a - b);
  return likely.slice(0, MOST_FILES).map(([id]) => id);
}

/** The sets that a view shows and whose questions are among some texts, in the order of these. */
async function setsWith(db: Db, view: SetView, textIds: readonly number[], but: number) {
  if (textIds.length === 0) return [];
  const { rows } = await sql<{ set_id: number; text_id: number }>`
    select question_sets.id as set_id, file_texts.id as text_id from file_texts
    inner join files on files.sha256 = file_texts.sha256
    inner join question_sets on question_sets.id = files.question_set_id
    where file_texts.id in (${sql.join(textIds)}) and files.category = 'questions'
      and question_sets.id <> ${but} and ${shown(view)}
    order by question_sets.id`.execute(db);
  const place = (id: number) => textIds.indexOf(id);
  const sorted = rows.toSorted((a, b) => place(a.text_id) - place(b.text_id));
  return [...new Set(sorted.map(({ set_id }) => set_id))].slice(0, MOST_SETS);
}

/**
 * Sets whose questions have most of the words of one set's: found by its rarest words, then compared word
 * by word. A hint for who uploads; the keys of others play no part in it.
 *
 * @param caller where the call comes from
 * @throws Refusal 503 when too much is searched at once
 */
export function similarSets(
  tools: Tools,
  setId: number,
  viewer: Viewer,
  caller: string,
): Promise<SimilarSet[]> {
  return tools.searches.runInFiles(caller, async (db) => {
    const view = viewOf(viewer);
    const own = (await termsOfSets(db, tools, [setId])).get(setId) ?? [];
    const candidates = await setsWith(db, view, await likelyTexts(db, view, own), setId);
    const found = mostSimilar(own, await termsOfSets(db, tools, candidates));
    const ids = found.map(({ id }) => id);
    const sets = new Map((await shownSetsOf(db, view, ids)).map((set) => [set.id, set]));
    return found.flatMap(({ id, share }) => {
      const set = sets.get(id);
      return set === undefined ? [] : [{ set, share }];
    });
  });
}
