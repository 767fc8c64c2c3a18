import { namesBetweenCommas } from '@bank-soal/contract/sets';
import { nameKey, type TagUsesAnswer } from '@bank-soal/contract/tags';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema.js';

type Reading = Kysely<Database>;

/** Rows looked at at a time. */
const BATCH = 2_000;

type Counts = Map<string, number>;

const add = (counts: Counts, key: string, more = 1) =>
  counts.set(key, (counts.get(key) ?? 0) + more);

async function subjects(db: Reading): Promise<Record<'sets' | 'questions', Counts>> {
  const sets = await db
    .selectFrom('question_sets')
    .select((eb) => ['subject_key as key', eb.fn.countAll().as('count')])
    .groupBy('subject_key')
    .execute();
  const questions = await db
    .selectFrom('questions')
    .select((eb) => ['search_subject as key', eb.fn.countAll().as('count')])
    .where('withdrawn_at', 'is', null)
    .groupBy('search_subject')
    .execute();
  const found = { sets: new Map<string, number>(), questions: new Map<string, number>() };
  for (const { key, count } of sets) add(found.sets, key, Number(count));
  for (const { key, count } of questions) add(found.questions, nameKey(key), Number(count));
  return found;
}

/** Where the topics of each are. */
const TOPICS = { question_sets: 'topics', questions: 'search_topics' } as const;

/** The topics of all rows of a table by their ids, in parts; those of withdrawn ones count for sets alone. */
async function* topicsOf(
  db: Reading,
  table: 'question_sets' | 'questions',
): AsyncGenerator<string> {
  for (let last = 0; ; ) {
    const column = sql.ref<string>(TOPICS[table]);
    const rows = await db
      .selectFrom(table)
      .select(['id', column.as('topics')])
      .where('id', '>', last)
      .where(column, '<>', '')
      .$if(table === 'questions', (query) => query.where('withdrawn_at', 'is', null))
      .orderBy('id')
      .limit(BATCH)
      .execute();
    for (const { topics } of rows) yield topics;
    if (rows.length < BATCH) return;
    last = rows.at(-1)?.id ?? last;
  }
}

/** How many texts have a name among theirs, of each of some. A name with commas is a row of names. */
async function countNames(
  texts: AsyncIterable<string>,
  split: (text: string) => string[],
  keys: readonly string[],
): Promise<Counts> {
  const counts: Counts = new Map();
  const known = new Set(keys);
  const rows = keys.filter((key) => key.includes(','));
  for await (const text of texts) {
    const names = split(text).map(nameKey);
    for (const name of new Set(names)) if (known.has(name)) add(counts, name);
    const whole = `,${names.join(',')},`;
    for (const row of rows) {
      if (whole.includes(`,${namesBetweenCommas(row).join(',')},`)) add(counts, row);
    }
  }
  return counts;
}

/** Where each tag is used; it looks at every set and question. */
export async function tagUses(db: Reading): Promise<TagUsesAnswer> {
  const courses = await db.selectFrom('course_tags').selectAll().execute();
  const tags = await db.selectFrom('material_tags').selectAll().execute();
  const own = await db.selectFrom('course_materials').select('course_tag_id').execute();
  const bySubject = await subjects(db);
  const keys = tags.map((tag) => tag.name_key);
  const sets = await countNames(topicsOf(db, 'question_sets'), namesBetweenCommas, keys);
  const questions = await countNames(
    topicsOf(db, 'questions'),
    (text) => text.split('\uFFFF'),
    keys,
  );
  return {
    courses: courses.map(({ id, name_key }) => ({
      id,
      sets: bySubject.sets.get(name_key) ?? 0,
      questions: bySubject.questions.get(name_key) ?? 0,
      materials: [...tags, ...own].filter(({ course_tag_id }) => course_tag_id === id).length,
    })),
    materials: tags.map(({ id, name_key, course_tag_id }) => ({
      id,
      sets: sets.get(name_key) ?? 0,
      questions: questions.get(name_key) ?? 0,
      course: courses.find((course) => course.id === course_tag_id)?.name ?? null,
    })),
  };
}
