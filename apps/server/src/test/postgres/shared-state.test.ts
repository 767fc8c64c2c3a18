import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createWriteLimits } from '../../accounts/write-limits.js';
import { openDatabase } from '../../db/open-database.js';
import type { Db } from '../../db/schema.js';
import { createContents } from '../../files/contents.js';
import { ownDiskStore } from '../../files/disk-store-owner.js';
import { sharedCounts } from '../../limits/shared-counts.js';
import { purgeWithdrawn } from '../../sets/purge-withdrawn.js';
import { setChangesOf } from '../../sets/set-changes.js';
import { startServer } from '../../start/start-server.js';
import { startTestServer, type TestServer } from '../start-test-server.js';

let server: TestServer;
/** Database of a second server. */
let other: Db;

beforeEach(async () => {
  server = await startTestServer();
  other = await openDatabase(server.services.config);
});
afterEach(async () => {
  await other.destroy();
  await server.stop();
});

function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { promise: opened, resolve: open };
}

const rename = (db: Db, id: number) =>
  db
    .updateTable('question_sets')
    .set({ title: `Judul ${id}` })
    .where('id', '=', id)
    .execute();

function changes() {
  const found = setChangesOf(other);
  if (found === undefined) throw new Error('PostgreSQL is shared');
  return found;
}

describe('what other servers have changed', () => {
  it('is reported once, by set; at first all may have changed', async () => {
    const { look } = changes();
    expect(await look()).toBe('all');
    expect(await look()).toEqual([]);
    await rename(server.services.db, 1);
    await server.services.db.deleteFrom('files').where('question_set_id', '=', 2).execute();
    expect((await look()).toString()).toBe('1,2');
    expect(await look()).toEqual([]);
  });

  it('is reported for a transaction that began before a look and ended after it', async () => {
    const { look } = changes();
    const { promise: mayEnd, resolve: end } = gate();
    const { promise: hasBegun, resolve: begin } = gate();
    const late = server.services.db.transaction().execute(async (transaction) => {
      await rename(transaction as unknown as Db, 1);
      begin();
      await mayEnd;
    });
    await hasBegun;
    expect(await look()).toBe('all');
    await rename(server.services.db, 2);
    expect(await look()).toEqual([2]);
    expect(await look()).toEqual([]);
    end();
    await late;
    expect(await look()).toEqual([1]);
    expect(await look()).toEqual([]);
  });

  it('is reported once, though it was noted by a database that was far ahead', async () => {
    const { look } = changes();
    await look();
    await sql`update set_changes set tx = '99999999999'::xid8 where set_id = 1`.execute(other);
    expect(await look()).toEqual([1]);
    expect(await look()).toEqual([]);
    await rename(server.services.db, 1);
    expect(await look()).toEqual([1]);
  });

  it('names sets that are gone', async () => {
    const { db, contents } = server.services;
    const { look } = changes();
    await db
      .updateTable('question_sets')
      .set({ withdrawn_at: '2020-01-01T00:00:00.000Z' })
      .where('id', '=', 3)
      .execute();
    await look();
    await purgeWithdrawn(db, contents, new Date());
    expect(await look()).toEqual([3]);
  });
});

describe('how many sets match', () => {
  /** Counts as a page does, at the first server. */
  function counter(meanwhile = async () => {}) {
    const { db, setTotals } = server.services;
    const counts: number[] = [];
    const total = () =>
      setTotals.of('semua', async () => {
        const sets = await db
          .selectFrom('question_sets')
          .select('id')
          .where('withdrawn_at', 'is', null)
          .execute();
        counts.push(sets.length);
        await meanwhile();
        return sets.length;
      });
    return { total, counts };
  }
  const withdraw = (id: number) =>
    other
      .updateTable('question_sets')
      .set({ withdrawn_at: '2025-01-01T00:00:00.000Z' })
      .where('id', '=', id)
      .execute();

  it('is counted once, until another server changes a set', async () => {
    const { total, counts } = counter();
    const before = await total();
    expect(await total()).toBe(before);
    expect(counts).toEqual([before]);
    await withdraw(1);
    expect([await total(), await total()]).toEqual([before - 1, before - 1]);
    expect(counts).toEqual([before, before - 1]);
  });

  it('is not cached when another server changed a set while it was counted', async () => {
    let isFirst = true;
    const { total } = counter(async () => {
      if (isFirst) await withdraw(1);
      isFirst = false;
    });
    const before = await total();
    expect(await total()).toBe(before - 1);
  });
});

describe('a content', () => {
  it('is not removed while another server keeps it, and goes when its row does not come', async () => {
    const { db, store } = server.services;
    const [here, there] = [createContents(db, store), createContents(other, store)];
    const content = await store.receive([Buffer.from('bersama')]);
    const sha256 = await content.sha256;
    const { promise: mayEnd, resolve: end } = gate();
    const { promise: isKept, resolve: reportKept } = gate();
    const storing = here.storeWith(content, async () => {
      reportKept();
      await mayEnd;
      throw new Error('tanpa baris');
    });
    await isKept;
    await there.release([sha256]);
    expect(await there.sweep()).toBe(0);
    expect(await store.has(sha256)).toBe(true);
    end();
    await expect(storing).rejects.toThrow('tanpa baris');
    expect(await store.has(sha256)).toBe(false);
  });

  it('is protected no longer for a server that died long ago', async () => {
    const { db, store } = server.services;
    const { sha256 } = await store.put([Buffer.from('yatim')]);
    const claimed_at = new Date(Date.now() - 2 * 86_400_000).toISOString();
    await db.insertInto('content_claims').values({ id: 'x', sha256, claimed_at }).execute();
    expect(await createContents(other, store).sweep()).toBe(1);
  });
});

describe('files on a disk', () => {
  it('belong to one data folder: a server with another one does not start', async () => {
    const { config } = server.services;
    if (config.s3 !== undefined) return;
    const dataDir = await mkdtemp(join(tmpdir(), 'bank-soal-lain-'));
    const elsewhere = { ...config, dataDir };
    await expect(startServer(elsewhere)).rejects.toThrow(/ada di DATA_DIR lain/);
    await ownDiskStore(other, elsewhere, true);
    await (await startServer(elsewhere)).close();
    await rm(dataDir, { recursive: true, force: true });
  });
});

describe('failed sign-ins', () => {
  it('count at all servers, each exactly once, until they are cleared', async () => {
    const [here, there] = [
      sharedCounts(server.services.db, 'sign_in_failures', 60),
      sharedCounts(other, 'sign_in_failures', 60),
    ];
    expect(await here.of('a')).toEqual({ count: 0, msLeft: 0 });
    await Promise.all(Array.from({ length: 40 }, (_, turn) => (turn % 2 ? here : there).add('a')));
    const { count, msLeft } = await there.of('a');
    expect(count).toBe(40);
    expect(msLeft).toBeGreaterThan(50_000);
    await here.clear('a');
    expect((await there.of('a')).count).toBe(0);
  });

  it('begin anew after a while, and leave no rows behind', async () => {
    const counts = sharedCounts(other, 'sign_in_failures', 0.05);
    await counts.add('a');
    await new Promise((resolve) => setTimeout(resolve, 80));
    expect((await counts.of('a')).count).toBe(0);
    await sharedCounts(other, 'sign_in_failures', 60).add('a');
    expect((await counts.of('a')).count).toBe(1);
    for (let turn = 0; turn < 199; turn += 1) await counts.add(`x${turn}`);
    await new Promise((resolve) => setTimeout(resolve, 80));
    for (let turn = 0; turn < 200; turn += 1) await counts.add(`y${turn}`);
    const rows = await other.selectFrom('sign_in_failures').select('key').execute();
    expect(rows.map(({ key }) => key).filter((key) => key.startsWith('x'))).toEqual([]);
  });
});

describe('what an account writes', () => {
  it('counts at all servers together', async () => {
    const here = createWriteLimits(server.services.db, 10);
    const there = createWriteLimits(other, 10);
    const token = { id: 'x', generation: 0, expiresAt: 0 };
    const account = { id: 7, name: 'Mira', email: 'mira@uji.ac.id', roles: ['ROLE_USER'], token };
    const writes = Array.from({ length: 25 }, (_, turn) =>
      (turn % 2 ? here : there).count(account),
    );
    const refused = (await Promise.allSettled(writes)).filter((one) => one.status === 'rejected');
    expect(refused).toHaveLength(15);
    for (const { reason } of refused) expect(reason).toMatchObject({ status: 429 });
    await there.count({ ...account, id: 8 });
    await there.count({ ...account, roles: ['ROLE_USER', 'ROLE_ADMIN'] });
  });
});
