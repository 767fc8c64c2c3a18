import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { QuestionSetAnswer } from '@bank-soal/contract/sets';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { type AdminServer, startAdminServer } from '../test/admin-calls.js';
import { runBank } from '../test/run-bank.js';
import { spoil } from '../test/s3/test-bucket.js';
import { sampleBank } from '../test/sample-bank.js';
import { startTestServer } from '../test/start-test-server.js';
import { embeddedIt } from '../test/test-database.js';

let server: AdminServer;
let folder: string;
let file: string;

beforeEach(async () => {
  server = await startAdminServer();
  folder = await mkdtemp(join(tmpdir(), 'bank-soal-backup-'));
  file = join(folder, 'cadangan.zip');
});
afterEach(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const list = async (url: string) =>
  (await (await fetch(`${url}/api/questionsets`)).json()) as QuestionSetAnswer[];

async function contentOf(fileId: number): Promise<string> {
  const { sha256 } = await server.services.db
    .selectFrom('files')
    .select('sha256')
    .where('id', '=', fileId)
    .executeTakeFirstOrThrow();
  return sha256;
}

/** Takes the bytes of one file away, and changes those of another. */
async function harmFiles(): Promise<void> {
  await server.services.store.remove(await contentOf(3));
  await spoil(server.services, await contentOf(1));
}

/** Changes a byte of the last file in a backup. */
async function harmLastContent(path: string): Promise<void> {
  const bytes = await readFile(path);
  const name = bytes.subarray(0, bytes.indexOf('PK\u0001\u0002')).lastIndexOf('files/');
  const at = name + bytes.readUInt16LE(name - 4) + bytes.readUInt16LE(name - 2);
  bytes.writeUInt8(bytes.readUInt8(at) ^ 0xff, at);
  await writeFile(path, bytes);
}

async function tagsIn(dataDir: string): Promise<string[]> {
  const other = await startTestServer({ dataDir });
  const tags = (await (await other.get('/api/course-tags')).json()) as { name: string }[];
  await other.close();
  return tags.map(({ name }) => name);
}

/** Puts the backup in the place of the stopped bank, which then has these sets again. */
async function comesBackAs(before: QuestionSetAnswer[]): Promise<void> {
  const back = await runBank(server.dataDir, ['restore', '--replace', file]);
  expect(back).toMatchObject({ isWell: true, err: '' });
  expect(await runBank(server.dataDir, ['check'])).toMatchObject({ isWell: true });
  const again = await startTestServer({ dataDir: server.dataDir });
  expect(await list(again.url)).toEqual(before);
  await again.close();
}

describe('backup and restore', () => {
  it('bring the whole bank to another folder while the first one runs', async () => {
    await server.call('POST', '/course-tags', { name: 'Sebelum' });
    const ran = await runBank(server.dataDir, ['backup', file]);
    expect(ran).toEqual({
      isWell: true,
      out: `Cadangan tersimpan di ${file} (4 file).`,
      err: '',
    });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(['cadangan.zip']);
    await server.call('POST', '/course-tags', { name: 'Sesudah' });

    const target = join(folder, 'baru');
    const restored = await runBank(target, ['restore', file]);
    expect(restored).toMatchObject({ isWell: true, err: '' });
    expect((await runBank(target, ['check'])).isWell).toBe(true);
    const other = await startTestServer({ dataDir: target });
    expect(await list(other.url)).toEqual(await list(server.url));
    const tags = await (await fetch(`${other.url}/api/course-tags`)).text();
    expect(tags).toContain('Sebelum');
    expect(tags).not.toContain('Sesudah');
    expect(await other.tokenOf('sari@uji.ac.id', 'rahasia-sari')).toBeTruthy();
    const [left, right] = await Promise.all(
      [server, other].map(async ({ url }) =>
        Buffer.from(await (await fetch(`${url}/api/files/blob/3`)).arrayBuffer()),
      ),
    );
    expect(left?.equals(right ?? Buffer.alloc(0))).toBe(true);
    await other.close();
  });

  it('are one moment, whatever is written meanwhile', async () => {
    let writes = 0;
    const done = new AbortController();
    const writer = (async () => {
      while (!done.signal.aborted) {
        await server.call('POST', '/course-tags', { name: `Tag ${writes}` });
        writes += 1;
      }
    })();
    const ran = await runBank(server.dataDir, ['backup', file]);
    done.abort();
    await writer;
    expect(ran.isWell).toBe(true);
    expect((await runBank(join(folder, 'baru'), ['restore', file])).isWell).toBe(true);
    expect((await runBank(join(folder, 'baru'), ['check'])).isWell).toBe(true);
  });

  it('leave contents where they are when only rows are asked for, for a way back in this bank', async () => {
    expect(await runBank(server.dataDir, ['backup', '--rows', file])).toMatchObject({
      isWell: true,
      out: `Cadangan tersimpan di ${file} (tanpa isi file, hanya untuk bank ini).`,
    });
    const before = await list(server.url);
    await server.call('POST', '/course-tags', { name: 'Sesudah' });
    await server.call('DELETE', '/questionsets/1');
    await server.close(0);
    await comesBackAs(before);
    expect(await tagsIn(server.dataDir)).not.toContain('Sesudah');
  });

  it('take a bank back that a newer version has changed', async () => {
    await runBank(server.dataDir, ['backup', '--rows', file]);
    const before = await list(server.url);
    const { db } = server.services;
    await sql`alter table question_sets add column colour text not null default ''`.execute(db);
    await sql`insert into schema_migrations (name, applied_at) values ('9999-later', '')`.execute(
      db,
    );
    await server.call('DELETE', '/questionsets/1');
    await server.close(0);
    expect((await runBank(server.dataDir, ['restore', file])).err).toMatch(
      /tidak kosong|lebih baru/,
    );
    await comesBackAs(before);
  });

  it('read what was written, and change nothing, when a restore is only tried', async () => {
    await runBank(server.dataDir, ['backup', file]);
    const target = join(folder, 'baru');
    const tried = await runBank(target, ['restore', '--dry-run', file]);
    expect(tried).toEqual({
      isWell: true,
      out: 'Cadangan dapat dibaca seluruhnya (4 file); tidak ada yang diubah.',
      err: '',
    });
    expect(await readdir(folder)).toEqual(['cadangan.zip']);
    await harmLastContent(file);
    const broken = await runBank(target, ['restore', '--dry-run', file]);
    expect(broken).toMatchObject({ isWell: undefined, err: expect.stringContaining('rusak') });
  });

  it('end every token that was given before', async () => {
    await runBank(server.dataDir, ['backup', file]);
    // As after a new password since: that number must not come again either.
    const { db } = server.services;
    await db.updateTable('users').set({ token_generation: 1 }).execute();
    const token = await server.tokenOf('mira@uji.ac.id', 'rahasia-mira');
    await server.close(0);
    await runBank(server.dataDir, ['restore', '--replace', file]);
    const again = await startTestServer({ dataDir: server.dataDir });
    for (const old of [token, server.adminToken]) {
      const mine = await again.get('/api/me/settings', { headers: { 'x-access-token': old } });
      expect(mine.status).toBe(401);
    }
    expect(await again.tokenOf('mira@uji.ac.id', 'rahasia-mira')).toBeTruthy();
    await again.close();
  });

  it('name every file that a backup of rows alone does not bring to another bank', async () => {
    await runBank(server.dataDir, ['backup', '--rows', file]);
    const ran = await runBank(join(folder, 'lain'), ['restore', file]);
    expect(ran.isWell).toBe(false);
    expect(ran.err.split('\n')).toHaveLength(4);
  });

  it('keep no file that exists from being overwritten', async () => {
    await writeFile(file, 'penting');
    const ran = await runBank(server.dataDir, ['backup', file]);
    expect(ran).toMatchObject({ isWell: undefined, err: `File ${file} sudah ada.` });
    expect(await readFile(file, 'utf8')).toBe('penting');
    await runBank(server.dataDir, ['backup', join(folder, 'dua.zip')]);
    const full = await runBank(server.dataDir, ['restore', join(folder, 'dua.zip')]);
    expect(full.err).toMatch(/sedang dipakai oleh server lain/);
  });

  embeddedIt('go only into an empty folder', async () => {
    await runBank(server.dataDir, ['backup', file]);
    const target = join(folder, 'isi');
    await mkdir(target);
    await writeFile(join(target, 'catatan.txt'), 'penting');
    const ran = await runBank(target, ['restore', file]);
    expect(ran).toMatchObject({ isWell: undefined, err: expect.stringContaining('tidak kosong') });
    expect(await readFile(join(target, 'catatan.txt'), 'utf8')).toBe('penting');
  });

  it('refuse a bank with data, and replace it only on request', async () => {
    await runBank(server.dataDir, ['backup', file]);
    const other = await startAdminServer({ bank: sampleBank([]) });
    await other.call('POST', '/course-tags', { name: 'Hanya di sini' });
    await other.close();
    const refused = await runBank(other.dataDir, ['restore', file]);
    expect(refused).toMatchObject({
      isWell: undefined,
      err: expect.stringMatching(/tidak kosong.*--replace/),
    });
    const damaged = await readFile(file);
    // More than the head of an entry, whose date nobody looks at.
    const third = Math.floor(damaged.length / 3);
    damaged.fill(0, third, third + 300);
    await writeFile(`${file}.rusak`, damaged);
    const broken = await runBank(other.dataDir, ['restore', `${file}.rusak`, '--replace']);
    expect(broken).toMatchObject({ isWell: undefined, err: expect.stringContaining('rusak') });
    expect(await tagsIn(other.dataDir)).toContain('Hanya di sini');

    const replaced = await runBank(other.dataDir, ['restore', file, '--replace']);
    expect(replaced).toMatchObject({ isWell: true, err: '' });
    expect(await tagsIn(other.dataDir)).not.toContain('Hanya di sini');
    expect(await runBank(other.dataDir, ['check'])).toMatchObject({ isWell: true, err: '' });
    await other.stop();
  });

  it('bring a few thousand rows, too', async () => {
    const now = new Date().toISOString();
    const tags = Array.from({ length: 3000 }, (_, index) => {
      const name = `Tag ${index}`;
      return { name, name_key: name.toLowerCase(), created_at: now, updated_at: now };
    });
    await server.services.db.insertInto('course_tags').values(tags).execute();
    await runBank(server.dataDir, ['backup', file]);
    const target = join(folder, 'baru');
    expect(await runBank(target, ['restore', file])).toMatchObject({ isWell: true, err: '' });
    expect(await tagsIn(target)).toHaveLength(3002);
  });

  it('never give a number again that the bank had given', async () => {
    const tag = await server.call('POST', '/course-tags', { name: 'Sebentar' });
    await server.call('DELETE', `/course-tags/${tag.body.id}`);
    await runBank(server.dataDir, ['backup', file]);
    const target = join(folder, 'baru');
    await runBank(target, ['restore', file]);
    const other = await startTestServer({ dataDir: target });
    const token = await other.tokenOf('kepala@uji.ac.id', 'rahasia-kepala');
    const next = await other.send('POST', '/api/course-tags', { name: 'Berikut' }, token);
    expect(((await next.json()) as { id: number }).id).toBeGreaterThan(tag.body.id);
    await other.close();
  });

  embeddedIt('read the format of earlier versions, too', async () => {
    const { db, store } = server.services;
    const copy = join(folder, 'salinan.db');
    await sql`vacuum into ${sql.lit(copy)}`.execute(db);
    const bytes = await readFile(copy);
    const zip = new ZipFile();
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const database = { size: bytes.length, sha256 };
    const manifest = { format: 1, createdAt: new Date().toISOString(), database, files: 4 };
    zip.addBuffer(Buffer.from(JSON.stringify(manifest)), 'manifest.json');
    zip.addFile(copy, 'bank-soal.db');
    for await (const name of store.list()) {
      zip.addFile(await store.localPath(name), `files/${name}`);
    }
    zip.end();
    await pipeline(zip.outputStream, createWriteStream(file));
    const target = join(folder, 'baru');
    expect(await runBank(target, ['restore', file])).toMatchObject({ isWell: true, err: '' });
    const other = await startTestServer({ dataDir: target });
    expect(await list(other.url)).toEqual(await list(server.url));
    await other.close();
  });

  it('say so when a newer version has made the backup', async () => {
    const zip = new ZipFile();
    zip.addBuffer(Buffer.from(JSON.stringify({ format: 3 })), 'manifest.json');
    zip.end();
    await pipeline(zip.outputStream, createWriteStream(file));
    const ran = await runBank(join(folder, 'baru'), ['restore', file]);
    expect(ran.err).toContain('dibuat oleh versi yang lebih baru');
  });

  it.each([
    ['cut off', (size: number) => truncate(file, size - 100)],
    ['cut in the middle', (size: number) => truncate(file, Math.floor(size / 2))],
    ['no archive at all', () => writeFile(file, 'bukan zip')],
    ['not there', () => rm(file)],
  ])('leave nothing of a backup that is %s', async (_, damage) => {
    await runBank(server.dataDir, ['backup', file]);
    await damage((await stat(file)).size);
    const target = join(folder, 'baru');
    const ran = await runBank(target, ['restore', file]);
    expect(ran).toMatchObject({ isWell: undefined, err: expect.stringContaining('rusak') });
    expect(await readdir(target)).toEqual(['server.lock']);
  });

  it('take nothing from the store that was there before, when they fail', async () => {
    await runBank(server.dataDir, ['backup', file]);
    const { db, store } = server.services;
    const names = async () => {
      const all: string[] = [];
      for await (const name of store.list()) all.push(name);
      return all.toSorted();
    };
    const before = await names();
    // As in the bucket of another bank: this one's database does not know them.
    await db.deleteFrom('files').execute();
    await server.close();
    await harmLastContent(file);
    const ran = await runBank(server.dataDir, ['restore', file, '--replace']);
    expect(ran).toMatchObject({ isWell: undefined, err: expect.stringContaining('rusak') });
    expect(before.length).toBeGreaterThan(1);
    expect(await names()).toEqual(before);
  });

  it('tell of files that are missing or damaged, and keep the rest', async () => {
    await harmFiles();
    const ran = await runBank(server.dataDir, ['backup', file]);
    expect(ran.isWell).toBe(false);
    expect(ran.err).toMatch(/1 file hilang[^]*1 file rusak/);
    const restored = await runBank(join(folder, 'baru'), ['restore', file]);
    expect(restored.isWell).toBe(false);
    expect(restored.err).toMatch(/HILANG: file 1 'Kunci.txt'[^]*HILANG: file 3 /);
  });
});

describe('check', () => {
  it('finds a sound bank sound, running or not', async () => {
    expect(await runBank(server.dataDir, ['check'])).toEqual({
      isWell: true,
      out: 'Semua data utuh.',
      err: '',
    });
    await server.close();
    expect((await runBank(server.dataDir, ['check'])).isWell).toBe(true);
  });

  it('names files without their bytes, files with others, and wrong search columns', async () => {
    await harmFiles();
    await server.services.db
      .updateTable('question_sets')
      .set({ title: 'Diam-diam' })
      .where('id', '=', 2)
      .execute();
    const ran = await runBank(server.dataDir, ['check']);
    expect(ran.isWell).toBe(false);
    expect(ran.err).toMatch(/HILANG: file 3 [^]*RUSAK|RUSAK[^]*HILANG/);
    expect(ran.err).toContain('paket 2 tidak terindeks');
  });

  embeddedIt('finds a damaged database', async () => {
    const copy = join(folder, 'salinan');
    await server.close();
    await cp(server.dataDir, copy, { recursive: true });
    const path = join(copy, 'bank-soal.db');
    const bytes = await readFile(path);
    bytes.fill(0xff, 3 * 4096 + 8, 4 * 4096);
    await writeFile(path, bytes);
    const ran = await runBank(copy, ['check']);
    expect(ran.isWell).not.toBe(true);
    expect(ran.err).not.toBe('');
  });

  it('says when there is no bank', async () => {
    const empty = join(folder, 'kosong');
    const ran = await runBank(empty, ['check'], '', { DATA_DIR: empty });
    expect(ran.err).toContain('Tidak ada basis data');
  });
});
