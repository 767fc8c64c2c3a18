import {
  type FileReadAnswer,
  type FileReadHow,
  mayOpenKey,
  maySeeSet,
} from '@bank-soal/contract/sets';
import type { Db, DbOrTransaction } from '../db/schema.js';
import { bytesOf, firstOfPage } from '../lists/page-bytes.js';
import { isKey, releaseOf, type SetView, type Viewer } from '../sets/set-view.js';
import type { SetFile } from './file-queries.js';

/** How long reads of files that were not open to everyone are stored. */
const KEPT_DAYS = 180;
const DAY_MS = 86_400_000;

/** Lines of one answer: the newest. */
const MOST = 1000;

/** A later part of a file is no further read of it for so long. */
const GOES_ON_MS = 10 * 60_000;
/** Reads that may go on, the last ones. */
const MOST_GOING_ON = 20_000;

/** Lines deleted at a time. */
const BATCH = 1000;

/** Records reads of files that are not open to everyone. */
export interface FileReads {
  /**
   * Never keeps anyone from a file: a failed write is reported.
   *
   * @param isStart whether it is read from its first byte on: viewers go on in parts, others take only these
   */
  note: (
    view: SetView,
    files: readonly SetFile[],
    how: FileReadHow,
    isStart?: boolean,
  ) => Promise<void>;
}

/** Whether who is not signed in could open a file at this moment. */
export function isForAll(file: SetFile, visitor: Viewer, now: Date): boolean {
  const reader = { level: visitor.level, isOwner: false };
  const allows = isKey(file) ? mayOpenKey : maySeeSet;
  return allows(releaseOf(file), reader, now.getTime());
}

/** @param visitor who is not signed in */
export function createFileReads(
  db: Db,
  visitor: Viewer,
  failed: (error: unknown) => void,
): FileReads {
  /** When each read was noted, the oldest first. */
  const going = new Map<string, number>();

  /** Whether a read is one by itself. */
  function begins(read: string, at: number, isStart: boolean): boolean {
    const goesOn = at - (going.get(read) ?? Number.NEGATIVE_INFINITY) < GOES_ON_MS;
    if (goesOn && !isStart) return false;
    going.delete(read);
    going.set(read, at);
    const [oldest = read] = going.keys();
    if (going.size > MOST_GOING_ON) going.delete(oldest);
    return true;
  }

  return {
    note: async ({ account, now }, files, how, isStart = true) => {
      if (account === null) return;
      const rows = files
        .filter((file) => !isForAll(file, visitor, now))
        .filter(({ id }) => begins(`${account.id} ${id} ${how}`, now.getTime(), isStart))
        .map((file) => ({
          at: new Date().toISOString(),
          reader_id: account.id,
          reader_name: account.name,
          question_set_id: file.question_set_id,
          file_id: file.id,
          file_name: file.name,
          how,
        }));
      if (rows.length > 0) await db.insertInto('file_reads').values(rows).execute().catch(failed);
    },
  };
}

/** The accounts that opened files of a set while they were not open to everyone, newest first. */
export async function fileReadsOf(db: DbOrTransaction, setId: number): Promise<FileReadAnswer[]> {
  const rows = await db
    .selectFrom('file_reads')
    .selectAll()
    .select(bytesOf('reader_name', 'file_name').as('bytes'))
    .where('question_set_id', '=', setId)
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute();
  return firstOfPage(rows).map((row) => ({
    at: row.at,
    reader: { id: row.reader_id, name: row.reader_name },
    file: { id: row.file_id, originalname: row.file_name },
    how: row.how as FileReadHow,
  }));
}

/** Removes reads that are older than they are stored for. */
export async function forgetFileReads(db: Db, now: Date): Promise<void> {
  const since = new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString();
  for (;;) {
    const old = await db
      .selectFrom('file_reads')
      .select('id')
      .where('at', '<', since)
      .orderBy('at')
      .limit(BATCH)
      .execute();
    const ids = old.map(({ id }) => id);
    if (ids.length > 0) await db.deleteFrom('file_reads').where('id', 'in', ids).execute();
    if (ids.length < BATCH) return;
  }
}
