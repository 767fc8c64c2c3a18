import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../test/start-test-server.js';
import { onPostgres } from '../test/test-database.js';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function titles(): Promise<string[]> {
  const body = await server.services.setList.body();
  const sets = JSON.parse(body.plain().toString()) as { title: string }[];
  return sets.map((set) => set.title);
}

async function rename(id: number, title: string): Promise<void> {
  const { db, setList } = server.services;
  await db.updateTable('question_sets').set({ title }).where('id', '=', id).execute();
  setList.changed(id);
}

describe('SetList', () => {
  it('gives the very same body until something changes', async () => {
    const { setList } = server.services;
    expect(await setList.body()).toBe(await setList.body());
    const before = await setList.body();
    await rename(1, 'Baru');
    expect(await setList.body()).not.toBe(before);
    expect(await titles()).toContain('Baru');
  });

  it('has single sets at hand, but for those that have changed since', async () => {
    const { setList } = server.services;
    const visitor = { level: 'visitor', account: null } as const;
    const shown = (id: number) => setList.readySet(visitor, id)?.json.toString();
    await setList.body();
    const other = shown(2);
    if (onPostgres) {
      expect(other, 'other servers may have changed it').toBeUndefined();
      return;
    }
    expect(other).toContain('"id":2,');
    await rename(1, 'Lebih baru');
    // It looks for sets that have opened since, as every search does, and every other read.
    await setList.version();
    expect([shown(1), shown(2)]).toEqual([undefined, other]);
    await setList.body();
    expect([shown(1), shown(2)]).toEqual([expect.stringContaining('Lebih baru'), other]);
    setList.changed();
    await setList.version();
    expect([shown(1), shown(2)]).toEqual([undefined, undefined]);
  });

  it('is never older than a write before it, however many read at once', async () => {
    for (let turn = 0; turn < 50; turn += 1) {
      const old = titles();
      const write = rename(1, `Judul ${turn}`);
      const during = titles();
      await write;
      const [now, alsoNow] = await Promise.all([titles(), titles()]);
      expect(now).toContain(`Judul ${turn}`);
      expect(alsoNow).toContain(`Judul ${turn}`);
      await Promise.all([old, during]);
    }
  });

  it('recovers from a database that failed once', async () => {
    const { db, setList } = server.services;
    await db.schema.alterTable('files').renameTo('files_away').execute();
    setList.changed(1);
    await expect(setList.body()).rejects.toThrow(/files/);
    await db.schema.alterTable('files_away').renameTo('files').execute();
    expect(await titles()).toHaveLength(3);
  });

  it('reads only the changed sets, and all when there are too many', async () => {
    const { setList } = server.services;
    setList.changed(...Array.from({ length: 2000 }, (_, index) => index + 1));
    expect(await titles()).toHaveLength(3);
  });

  it('lets others run while it reads many sets', async () => {
    const { db, setList } = server.services;
    const { id: _, ...row } = await db
      .selectFrom('question_sets')
      .selectAll()
      .where('id', '=', 1)
      .executeTakeFirstOrThrow();
    const rows = Array.from({ length: 1000 }, () => ({ ...row, description: 'x'.repeat(2000) }));
    for (let part = 0; part < 5; part += 1) {
      await db.insertInto('question_sets').values(rows).execute();
    }
    let turns = 0;
    let done = false;
    const count = () => {
      turns += 1;
      if (!done) setImmediate(count);
    };
    setImmediate(count);
    setList.changed();
    await setList.body();
    done = true;
    expect(turns).toBeGreaterThan(4);
    await db.deleteFrom('question_sets').where('id', '>', 3).execute();
    setList.changed();
    expect(await titles()).toHaveLength(3);
  });

  it('packs each encoding once', async () => {
    const body = await server.services.setList.body();
    const [first, second] = [body.encoded('gzip'), body.encoded('gzip')];
    expect(second).toBe(first);
    expect(gunzipSync(await first).equals(body.plain() as Buffer)).toBe(true);
    expect(body.encoded('gzip')).toBe(await first);
  });
});
