import { parseId, SET_FILES_MAX } from '@bank-soal/contract/common';
import {
  checkUploadName,
  FILE_CATEGORIES,
  type FileAnswer,
  type FileCategory,
  fileTypeOf,
} from '@bank-soal/contract/files';
import type { Account } from '../account.js';
import type { AccountLimits } from '../accounts/account-limits.js';
import { stillMay } from '../accounts/still-may.js';
import { recordAudit } from '../administration/audit.js';
import type { Db, DbOrTransaction, FileRow } from '../db/schema.js';
import { transact } from '../db/transact.js';
import type { Inspector } from '../documents/inspector.js';
import { notFound, Refusal } from '../failures/refusal.js';
import { changeableSet } from '../sets/set-access.js';
import { toFileAnswer } from '../sets/set-answer.js';
import { cleanFileName } from '../storage/file-names.js';
import type { ReceivedContent } from '../storage/file-store.js';
import type { UploadParts } from '../storage/upload-parts.js';
import { moveComments } from '../talk/comment-places.js';
import type { Contents } from './contents.js';
import { dropFile } from './delete-file.js';

export interface UploadTools {
  db: Db;
  contents: Contents;
  inspector: Inspector;
  accountLimits: AccountLimits;
}

interface NewFile {
  setId: number;
  /** The file that it replaces. */
  replaces: number | undefined;
  category: FileCategory;
  name: string;
  /** Bytes. */
  size: number;
  sha256: string;
  account: Account;
}

function setIdOf(fields: UploadParts['fields']): number {
  const text = fields.get('questionSetId')?.trim();
  if (!text) throw new Refusal(400, { code: 'required', what: 'set-id' });
  const id = parseId(text);
  if (id === undefined) throw notFound('question-set');
  return id;
}

function categoryOf(fields: UploadParts['fields']): FileCategory {
  const given = fields.get('fileCategory')?.trim();
  const category = FILE_CATEGORIES.find((known) => known === given);
  if (category === undefined) throw new Refusal(400, { code: 'invalid', what: 'file-category' });
  return category;
}

async function acceptedFile(
  file: UploadParts['file'],
  inspector: Inspector,
  account: Account,
): Promise<{ name: string; content: ReceivedContent }> {
  if (file === undefined) throw new Refusal(400, { code: 'required', what: 'file' });
  const { content } = file;
  const name = cleanFileName(file.name);
  const problem = checkUploadName(name);
  if (problem !== undefined) throw new Refusal(415, problem);
  if (content.size === 0) throw new Refusal(400, { code: 'empty-file' });
  const unlike = await inspector.inspect(content, fileTypeOf(name), account.id);
  if (unlike !== undefined) throw new Refusal(415, unlike);
  return { name, content };
}

/** No file has the number 0: an invalid id replaces no file. */
function replacedIdOf(fields: UploadParts['fields']): number | undefined {
  const text = fields.get('replaces')?.trim();
  return text ? (parseId(text) ?? 0) : undefined;
}

/** @throws Refusal 409 when the set does not have that file, such as when another has replaced it */
async function replacedFile(db: DbOrTransaction, setId: number, id: number): Promise<FileRow> {
  const file = await db
    .selectFrom('files')
    .selectAll()
    .where('id', '=', id)
    .where('question_set_id', '=', setId)
    .executeTakeFirst();
  if (file !== undefined) return file;
  throw new Refusal(409, { code: 'changed-meanwhile', what: 'file' });
}

/** Where the next file of a set stands; a full set has no place. */
async function nextPosition(db: DbOrTransaction, setId: number): Promise<number> {
  const { last, count } = await db
    .selectFrom('files')
    .select((eb) => [eb.fn.max('position').as('last'), eb.fn.countAll().as('count')])
    .where('question_set_id', '=', setId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= SET_FILES_MAX) {
    throw new Refusal(400, { code: 'too-many', what: 'files', max: SET_FILES_MAX });
  }
  return Number(last ?? -1) + 1;
}

/** Position of a new file: in the place of another, or after all. */
async function placeOf(
  db: DbOrTransaction,
  setId: number,
  replaces: number | undefined,
): Promise<{ position: number; old?: FileRow }> {
  if (replaces === undefined) return { position: await nextPosition(db, setId) };
  const old = await replacedFile(db, setId, replaces);
  return { position: old.position, old };
}

/** Stores the row; a set that is not the caller's any more takes none. */
function insertFile(
  { db, accountLimits }: Pick<UploadTools, 'db' | 'accountLimits'>,
  file: NewFile,
): Promise<{ row: FileRow; old?: FileRow | undefined }> {
  const { setId, replaces, category, name, size, sha256, account } = file;
  const now = new Date().toISOString();
  return transact(db, async (transaction) => {
    const writer = await stillMay(transaction, account, accountLimits.fileLock);
    await changeableSet(transaction, setId, writer, 'update');
    await accountLimits.refuseBytes(transaction, writer, size);
    // Read again: another call may have replaced the same file while the bytes were on their way.
    const { position, old } = await placeOf(transaction, setId, replaces);
    if (old !== undefined) await dropFile(transaction, writer, old.id);
    await transaction
      .updateTable('question_sets')
      .set((eb) => ({ updated_at: now, version: eb('version', '+', 1) }))
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
    if (old !== undefined) await moveComments(transaction, old, row);
    const after = { name, set: setId };
    const entry = { action: 'create', target: 'file', targetId: row.id, after } as const;
    await recordAudit(transaction, writer, entry);
    return { row, old };
  });
}

/**
 * Stores a received file in a set of the caller's: the bytes first, then the row.
 *
 * @throws Refusal 400, 403, 404 or 415, in this order: set, owner, fields, size, file; 401, 403 or 404 when
 * the set is not the caller's any more by then, 409 when the file that it replaces is gone, 413 when the
 * account stores as much as it may
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
  const replaces = replacedIdOf(fields);
  // Nothing is judged for a set that is full already, or for a place that is gone.
  await placeOf(db, setId, replaces);
  const { name, content } = await acceptedFile(file, inspector, account);
  const { row, old } = await contents.storeWith(content, (sha256) =>
    insertFile(tools, { setId, replaces, category, name, size: content.size, sha256, account }),
  );
  if (old !== undefined) await contents.release([old.sha256]);
  return { setId, answer: toFileAnswer(row) };
}
