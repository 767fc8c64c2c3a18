import { createReadStream } from 'node:fs';
import type { FileCategory } from '@bank-soal/contract/files';
import type { PaperPartName } from '@bank-soal/contract/papers';
import type { Transaction } from 'kysely';
import type { Account } from '../account.js';
import { stillMay } from '../accounts/still-may.js';
import { recordAudit } from '../administration/audit.js';
import type { Database } from '../db/schema.js';
import { transact } from '../db/transact.js';
import type { PaperCaller } from '../documents/paper-writer.js';
import type { Services } from '../services.js';
import { newSetColumns, type SetBody } from '../sets/set-columns.js';
import { insertSet } from '../sets/set-writes.js';
import type { ReceivedContent } from '../storage/file-store.js';
import { paperFor } from './paper-access.js';
import { putByOf } from './paper-images.js';
import { paperAnswer } from './paper-rows.js';
import { paperSource } from './paper-source.js';
import { allDocuments, type WrittenFile, writePaper } from './written-paper.js';

type Tools = Pick<
  Services,
  'accountLimits' | 'config' | 'contents' | 'db' | 'inspector' | 'paperPress' | 'store'
>;

/** A document that the store has received. */
interface ReceivedFile {
  name: string;
  category: FileCategory;
  content: ReceivedContent;
}

const CATEGORIES: Readonly<Record<PaperPartName, FileCategory>> = {
  soal: 'questions',
  kunci: 'answers',
};

async function receiveAll(
  { store, inspector }: Tools,
  files: readonly WrittenFile[],
  { id }: Account,
): Promise<ReceivedFile[]> {
  const received: ReceivedFile[] = [];
  try {
    for (const { name, path } of files) {
      const content = await store.receive(createReadStream(path));
      const part: PaperPartName = name.startsWith('kunci') ? 'kunci' : 'soal';
      received.push({ name, category: CATEGORIES[part], content });
      const problem = await inspector.inspect(content, 'pdf', id);
      if (problem !== undefined) throw new Error(`A paper is refused: ${problem.code}`);
    }
    return received;
  } catch (error) {
    await discardAll(received);
    throw error;
  }
}

async function discardAll(files: readonly ReceivedFile[]): Promise<void> {
  for (const { content } of files) await content.discard();
}

/** Stores all of some contents before their rows; without the rows all go again. */
function storeAll<T>(
  contents: Services['contents'],
  [first, ...rest]: readonly ReceivedContent[],
  storeRows: () => Promise<T>,
): Promise<T> {
  if (first === undefined) return storeRows();
  return contents.storeWith(first, () => storeAll(contents, rest, storeRows));
}

/** Each content once: storing one takes its lock. */
const distinct = (files: readonly ReceivedFile[]) => [
  ...new Map(files.map(({ content }) => [content.sha256, content])).values(),
];

async function insertFiles(
  transaction: Transaction<Database>,
  writer: Account,
  setId: number,
  files: readonly ReceivedFile[],
): Promise<void> {
  const now = new Date().toISOString();
  for (const [position, { name, category, content }] of files.entries()) {
    const { size, sha256 } = content;
    const { id } = await transaction
      .insertInto('files')
      .values({
        question_set_id: setId,
        category,
        position,
        name,
        type: 'pdf',
        size,
        sha256,
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const after = { name, set: setId };
    const entry = { action: 'create', target: 'file', targetId: id, after } as const;
    await recordAudit(transaction, writer, entry);
  }
}

/**
 * Makes a question set of a paper, a draft too: the questions of every variant as PDF, and their keys.
 * All of it is there, or nothing.
 *
 * @returns the set's id
 * @throws Refusal 400 for what a set may not say, 401, 404, 409 or 413 when the account has as much as it
 * may, 422 for a paper that is too much, 503
 */
export async function publishPaper(
  tools: Tools,
  id: number,
  body: SetBody,
  account: Account,
  caller: PaperCaller,
): Promise<number> {
  const { accountLimits, config, contents, db, paperPress } = tools;
  // An invalid set is refused before anything is written.
  newSetColumns(config, body, new Date());
  const row = await paperFor(db, id, account, 'own');
  const paper = await paperAnswer(db, row);
  const source = await paperSource(tools, putByOf(row), paper);
  const order = { documents: allDocuments(source), formats: ['pdf'] } as const;
  const written = await writePaper(paperPress, source, order, caller);
  try {
    const files = await receiveAll(tools, written.files, account);
    try {
      return await storeAll(contents, distinct(files), () =>
        transact(db, async (transaction) => {
          const lock = [accountLimits.setLock, accountLimits.fileLock].find(
            (one) => one === 'update',
          );
          const writer = await stillMay(transaction, account, lock);
          const bytes = files.reduce((sum, { content }) => sum + content.size, 0);
          await accountLimits.refuseBytes(transaction, writer, bytes);
          const items = paper.sections.reduce((sum, section) => sum + section.items.length, 0);
          const set = { questionCount: items, ...body };
          const { id: setId } = await insertSet(
            { config, accountLimits },
            transaction,
            set,
            writer,
          );
          await insertFiles(transaction, writer, setId, files);
          return setId;
        }),
      );
    } finally {
      await discardAll(files);
    }
  } finally {
    await written.discard();
  }
}
