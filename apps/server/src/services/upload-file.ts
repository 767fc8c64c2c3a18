import { fileTypeOf } from '@bank-soal/contract/file-kinds';
import { FILE_CATEGORIES, type FileAnswer, type FileCategory } from '@bank-soal/contract/files';
import { parseId } from '@bank-soal/contract/ids';
import { SET_FILES_MAX } from '@bank-soal/contract/limits';
import { checkUploadName, UPLOAD_SENTENCES } from '@bank-soal/contract/rules-upload';
import type { Account } from '../account.js';
import type { Db, DbOrTransaction, FileRow } from '../db/schema.js';
import { transact } from '../db/transact.js';
import type { Inspector } from '../documents/inspector.js';
import { cleanFileName } from '../files/file-names.js';
import type { ReceivedContent } from '../files/file-store.js';
import type { UploadParts } from '../files/upload-parts.js';
import { notFound, Refusal } from '../refusal.js';
import type { AccountLimits } from './account-limits.js';
import { recordAudit } from './audit.js';
import type { Contents } from './contents.js';
import { changeableSet } from './set-access.js';
import { toFileAnswer } from './set-answer.js';
import { stillMay } from './still-may.js';

const SENTENCES = {
  NO_SET: 'Paket soal tujuan (questionSetId) harus diisi.',
  NO_CATEGORY: 'Jenis file (fileCategory) harus questions, answers, atau testCases.',
  NO_FILE: 'File yang diupload (file) tidak ada.',
} as const;

export interface UploadTools {
  db: Db;
  contents: Contents;
  inspector: Inspector;
  accountLimits: AccountLimits;
}

interface NewFile {
  setId: number;
  category: FileCategory;
  name: string;
  /** Bytes. */
  size: number;
  sha256: string;
  account: Account;
}

function setIdOf(fields: UploadParts['fields']): number {
  const text = fields.get('questionSetId')?.trim();
  if (!text) throw new Refusal(400, SENTENCES.NO_SET);
  const id = parseId(text);
  if (id === undefined) throw notFound('Paket soal');
  return id;
}

function categoryOf(fields: UploadParts['fields']): FileCategory {
  const given = fields.get('fileCategory')?.trim();
  const category = FILE_CATEGORIES.find((known) => known === given);
  if (category === undefined) throw new Refusal(400, SENTENCES.NO_CATEGORY);
  return category;
}

async function acceptedFile(
  file: UploadParts['file'],
  inspector: Inspector,
  account: Account,
): Promise<{ name: string; content: ReceivedContent }> {
  if (file === undefined) throw new Refusal(400, SENTENCES.NO_FILE);
  const { content } = file;
  const name = cleanFileName(file.name);
  const problem = checkUploadName(name);
  if (problem !== undefined) throw new Refusal(415, problem);
  if (content.size === 0) throw new Refusal(400, UPLOAD_SENTENCES.EMPTY_FILE);
  const unlike = await inspector.inspect(content, fileTypeOf(name), account.id);
  if (unlike !== undefined) throw new Refusal(415, unlike);
  return { name, content };
}

/** Where the next file of a set stands; a full set has no place. */
async function nextPosition(db: DbOrTransaction, setId: number): Promise<number> {
  const { last, count } = await db
    .selectFrom('files')
    .select((eb) => [eb.fn.max('position').as('last'), eb.fn.countAll().as('count')])
    .where('question_set_id', '=', setId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= SET_FILES_MAX) throw new Refusal(400, UPLOAD_SENTENCES.TOO_MANY_FILES);
  return Number(last ?? -1) + 1;
}

/** The row goes behind the set's other files; a set that is not the caller's any more takes none. */
function insertFile(
  { db, accountLimits }: Pick<UploadTools, 'db' | 'accountLimits'>,
  file: NewFile,
): Promise<FileRow> {
  const { setId, category, name, size, sha256, account } = file;
  const now = new Date().toISOString();
  return transact(db, async (transaction) => {
    const writer = await stillMay(transaction, account, accountLimits.fileLock);
    await changeableSet(transaction, setId, writer, 'update');
    await accountLimits.refuseBytes(transaction, writer, size);
    const position = await nextPosition(transaction, setId);
    await transaction
      .updateTable('question_sets')
      .set({ updated_at: now })
      .where('id', '=', setId)
      .execute();
    const row = await transaction
      .insertInto('files')
      .values({
        question_set_id: setId,
        category,
        position,
        name,
        type: fileTypeOf(name),
        size,
        sha256,
        created_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    const after = { name, set: setId };
    const entry = { action: 'create', target: 'file', targetId: row.id, after } as const;
    await recordAudit(transaction, writer, entry);
    return row;
  });
}

/**
 * Stores a received file in a set of the caller's: the bytes first, then the row.
 *
 * @throws Refusal 400, 403, 404 or 415, in this order: set, owner, fields, room, file; 401, 403 or 404 when
 * the set is not the caller's any more by then, 413 when the account keeps as much as it may
 */
export async function storeUpload(
  tools: UploadTools,
  { fields, file }: UploadParts,
  account: Account,
): Promise<{ setId: number; answer: FileAnswer }> {
  const { db, contents, inspector } = tools;
  const setId = setIdOf(fields);
  await changeableSet(db, setId, account);
  const category = categoryOf(fields);
  // Nothing is judged for a set that is full already.
  await nextPosition(db, setId);
  const { name, content } = await acceptedFile(file, inspector, account);
  const row = await contents.keepWith(content, (sha256) =>
    insertFile(tools, { setId, category, name, size: content.size, sha256, account }),
  );
  return { setId, answer: toFileAnswer(row) };
}
