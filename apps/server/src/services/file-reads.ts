import { mayOpenKey, maySeeSet } from '@bank-soal/contract/release';
import type { FileReadAnswer, FileReadHow } from '@bank-soal/contract/set-history';
import type { Db, DbOrTransaction } from '../db/schema.js';
import type { SetFile } from './file-queries.js';
import { isKey, type Reader, releaseOf, type SetView } from './set-view.js';

/** How long it is kept who opened what was not for everyone. */
const KEPT_DAYS = 180;
const DAY_MS = 86_400_000;

/** Lines of one answer: the newest. */
const MOST = 1000;

/** Lines deleted at a time. */
const BATCH = 1000;

/** Writes down who opens what is not for everyone. */
export interface FileReads {
  /** Never keeps anyone from a file: what cannot be written down is told. */
  note: (view: SetView, files: readonly SetFile[], how: FileReadHow) => Promise<void>;
}

/** Whether who is not signed in could open a file at this moment. */
export function isForAll(file: SetFile, visitor: Reader, now: Date): boolean {
  const reader = { level: visitor.level, isOwner: false };
  const allows = isKey(file) ? mayOpenKey : maySeeSet;
  return allows(releaseOf(file), reader, now.getTime());
}

/** @param visitor who is not signed in */
export function createFileReads(
  db: Db,
  visitor: Reader,
  failed: (error: unknown) => void,
): FileReads {
  return {
    note: async ({ account, now }, files, how) => {
      if (account === null) return;
      const rows = files
        .filter((file) => !isForAll(file, visitor, now))
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

/** Who opened files of a set while they were not for everyone, newest first. */
export async function fileReadsOf(db: DbOrTransaction, setId: number): Promise<FileReadAnswer[]> {
  const rows = await db
    .selectFrom('file_reads')
    .selectAll()
    .where('question_set_id', '=', setId)
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute();
  return rows.map((row) => ({
    at: row.at,
    reader: { id: row.reader_id, name: row.reader_name },
    file: { id: row.file_id, originalname: row.file_name },
    how: row.how as FileReadHow,
  }));
}

/** Forgets what was written down longer ago than it is kept. */
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
