import { createWriteStream } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../db/open-database.js';
import type { Db, QuestionSetRow } from '../db/schema.js';
import { diskStore } from '../storage/disk-store.js';
import type { FileStore } from '../storage/file-store.js';
import { fillBank } from '../test/fill-bank.js';
import { sampleBank } from '../test/sample-bank.js';
import { databaseUrlOf, dropDatabaseOf } from '../test/test-database.js';
import { fillEmptyBank } from './fill-empty-bank.js';
import { writeBackup } from './write-backup.js';

let folder: string;
let backup: string;
let work: string;
let bank: { db: Db; store: FileStore };

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bank-soal-isi-'));
  backup = join(folder, 'contoh.zip');
  work = join(folder, 'kerja');
  bank = {
    db: await openDatabase({ dataDir: folder, databaseUrl: await databaseUrlOf(folder) }),
    store: await diskStore(join(folder, 'files')),
  };
});
afterEach(async () => {
  await bank.db.destroy();
  await dropDatabaseOf(folder);
  await rm(folder, { recursive: true, force: true });
});

/** When the backup of the tests was made: an evening in Jakarta. */
const MADE = new Date('2026-11-01T15:00:00.000Z');

/** A backup of the bank that tests begin with. */
async function writeSample(
  release: Pick<Partial<QuestionSetRow>, 'available_from' | 'key_from'> = {},
): Promise<void> {
  const from = await mkdtemp(join(tmpdir(), 'bank-soal-contoh-'));
  const db = await openDatabase({ dataDir: from, databaseUrl: undefined });
  const store = await diskStore(join(from, 'files'));
  await fillBank(db, store, sampleBank());
  await db
    .updateTable('question_sets')
    .set({ version: 1, ...release })
    .where('title', '=', 'Kuis Graf')
    .execute();
  await writeBackup(db, store, createWriteStream(backup), MADE);
  await db.destroy();
  await rm(from, { recursive: true });
}

const titles = async () => {
  const rows = await bank.db.selectFrom('question_sets').select('title').orderBy('id').execute();
  return rows.map(({ title }) => title);
};

describe('fillEmptyBank', () => {
  it('brings rows, contents and what sets are searched by, and leaves nothing behind', async () => {
    await writeSample();
    expect(await fillEmptyBank(bank, backup, work)).toBe(true);
    expect(await titles()).toEqual(['UTS Basis Data', 'Kuis Graf', 'Arsip']);
    const files = await bank.db.selectFrom('files').select('sha256').execute();
    expect(files).toHaveLength(4);
    for (const { sha256 } of files) expect(await bank.store.has(sha256)).toBe(true);
    expect(await readdir(folder)).not.toContain('kerja');
  });

  it('leaves a bank alone that has anything', async () => {
    await writeSample();
    expect(await fillEmptyBank(bank, backup, work)).toBe(true);
    await bank.db.deleteFrom('question_sets').where('title', '=', 'Arsip').execute();
    expect(await fillEmptyBank(bank, backup, work)).toBe(false);
    expect(await titles()).toEqual(['UTS Basis Data', 'Kuis Graf']);
  });

  it('opens what was to open as many days later as it comes, at the same hour', async () => {
    await writeSample({
      available_from: '2026-10-30T05:00:00.000Z',
      key_from: '2026-11-02T05:00:00.000Z',
    });
    // Half past midnight in Jakarta, twenty days later.
    await fillEmptyBank(bank, backup, work, new Date('2026-11-20T17:30:00.000Z'));
    const set = await bank.db
      .selectFrom('question_sets')
      .select(['available_from', 'key_from'])
      .where('title', '=', 'Kuis Graf')
      .executeTakeFirst();
    expect(set).toEqual({
      available_from: '2026-10-30T05:00:00.000Z',
      key_from: '2026-11-22T05:00:00.000Z',
    });
  });

  it('says what is wrong with a file that is no backup, and stores nothing', async () => {
    await writeFile(backup, 'bukan cadangan');
    await expect(fillEmptyBank(bank, backup, work)).rejects.toThrow(/rusak atau bukan cadangan/);
    expect(await titles()).toEqual([]);
  });
});
