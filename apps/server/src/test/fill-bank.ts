import { emailKey } from '@bank-soal/contract/accounts';
import { fileTypeOf } from '@bank-soal/contract/files';
import { nameKey } from '@bank-soal/contract/tags';
import { accountRow } from '../accounts/accounts.js';
import { hashPassword } from '../accounts/passwords.js';
import type { Db, DbOrTransaction } from '../db/schema.js';
import { transact } from '../db/transact.js';
import { searchColumns } from '../sets/set-search-texts.js';
import type { FileStore, StoredContent } from '../storage/file-store.js';
import type { BankContent, BankSet } from './bank-content.js';

/** Ids by comparison key. */
type Ids = ReadonlyMap<string, number>;

function named(name: string, now: string) {
  return { name, name_key: nameKey(name), created_at: now, updated_at: now };
}

function idOf(ids: Ids, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`The bank names '${key}', which it does not have`);
  return id;
}

async function insertPeople(db: DbOrTransaction, rows: Awaited<ReturnType<typeof accountRow>>[]) {
  const people = await db.insertInto('users').values(rows).returning(['id', 'email_key']).execute();
  return new Map(people.map((row) => [row.email_key, row.id]));
}

async function insertTags(db: DbOrTransaction, bank: BankContent, now: string): Promise<void> {
  const courses = await db
    .insertInto('course_tags')
    .values(bank.courses.map((name) => named(name, now)))
    .returning(['id', 'name_key'])
    .execute();
  const ids: Ids = new Map(courses.map((row) => [row.name_key, row.id]));
  for (const { name, course } of bank.materialTags) {
    const course_tag_id = course === undefined ? null : idOf(ids, nameKey(course));
    await db
      .insertInto('material_tags')
      .values({ ...named(name, now), course_tag_id })
      .execute();
  }
  for (const { course, name } of bank.courseMaterials) {
    const course_tag_id = idOf(ids, nameKey(course));
    await db
      .insertInto('course_materials')
      .values({ ...named(name, now), course_tag_id })
      .execute();
  }
}

async function insertSet(
  db: DbOrTransaction,
  set: BankSet,
  contents: readonly StoredContent[],
  people: Ids,
  creatorName: string | null,
): Promise<void> {
  const { lecturerEmail } = set;
  const topics = set.topics.join(', ');
  const { id } = await db
    .insertInto('question_sets')
    .values({
      title: set.title,
      subject: set.subject,
      subject_key: nameKey(set.subject),
      level: set.level,
      year: set.year,
      exam_kind: set.examKind,
      term: set.term,
      lecturer: set.lecturer,
      topics,
      description: set.description,
      question_count: set.questionCount,
      downloads: set.downloads,
      creator_id: lecturerEmail === null ? null : idOf(people, emailKey(lecturerEmail)),
      created_at: set.createdAt,
      updated_at: set.updatedAt,
      lastupdated: set.updatedAt,
      withdrawn_at: null,
      ...searchColumns({
        ...set,
        topics,
        exam_kind: set.examKind ?? null,
        term: set.term ?? null,
        creatorName,
      }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = set.files.map((file, position) => ({
    question_set_id: id,
    category: file.category,
    position,
    name: file.name,
    type: fileTypeOf(file.name),
    size: file.bytes.byteLength,
    sha256: contents[position]?.sha256 ?? '',
    created_at: set.createdAt,
  }));
  if (rows.length > 0) await db.insertInto('files').values(rows).execute();
}

async function storeFiles(store: FileStore, set: BankSet): Promise<StoredContent[]> {
  const contents: StoredContent[] = [];
  for (const file of set.files) contents.push(await store.put([file.bytes]));
  return contents;
}

/**
 * Fills an empty database: the files first, then every row in one transaction.
 *
 * @param hash of passwords; by default at their full cost
 */
export async function fillBank(
  db: Db,
  store: FileStore,
  bank: BankContent,
  hash = hashPassword,
): Promise<void> {
  const now = new Date().toISOString();
  const { isDemo = false } = bank;
  const people = await Promise.all(
    bank.people.map((person) => accountRow({ ...person, isDemo }, now, hash)),
  );
  const contents: StoredContent[][] = [];
  for (const set of bank.sets) contents.push(await storeFiles(store, set));
  await transact(db, async (transaction) => {
    const ids = await insertPeople(transaction, people);
    await insertTags(transaction, bank, now);
    for (const [index, set] of bank.sets.entries()) {
      const creatorKey = emailKey(set.lecturerEmail ?? '');
      const creator = bank.people.find(({ email }) => emailKey(email) === creatorKey);
      await insertSet(transaction, set, contents[index] ?? [], ids, creator?.name ?? null);
    }
  });
}
