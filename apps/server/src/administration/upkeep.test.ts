import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { verifyStore } from '../files/verify-store.js';
import { purgeWithdrawn } from '../sets/purge-withdrawn.js';
import { spoil } from '../test/s3/test-bucket.js';
import { startTestServer, type TestServer } from '../test/start-test-server.js';
import { forgetAudit } from './forget-audit.js';
import { startUpkeep } from './upkeep.js';

const DAY_MS = 86_400_000;
const SOUND = { missing: [], damaged: [], orphans: [] };
let server: TestServer;

beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.stop());

async function withdraw(id: number, days: number): Promise<void> {
  const withdrawn_at = new Date(Date.now() - days * DAY_MS).toISOString();
  const { db } = server.services;
  await db.updateTable('question_sets').set({ withdrawn_at }).where('id', '=', id).execute();
}

const rows = () => server.services.db.selectFrom('files').select(['id', 'sha256']).execute();

describe('purgeWithdrawn', () => {
  it('forgets sets that were withdrawn 30 days ago, with their bytes', async () => {
    const { db, contents, store } = server.services;
    await withdraw(1, 31);
    await withdraw(2, 29);
    expect(await purgeWithdrawn(db, contents, new Date())).toBe(1);
    const sets = await db.selectFrom('question_sets').select('id').orderBy('id').execute();
    expect(sets.map(({ id }) => id)).toEqual([2, 3]);
    expect((await rows()).map(({ id }) => id)).toEqual([4]);
    expect(await verifyStore(db, store)).toEqual(SOUND);
    expect(await purgeWithdrawn(db, contents, new Date())).toBe(0);
  });

  it('keeps bytes that another set has, too', async () => {
    const { db, contents, store } = server.services;
    const [first] = await rows();
    await db.updateTable('files').set({ sha256: first?.sha256 }).where('id', '=', 4).execute();
    await withdraw(1, 31);
    await purgeWithdrawn(db, contents, new Date());
    expect((await verifyStore(db, store)).missing).toEqual([]);
  });
});

describe('startUpkeep', () => {
  it('forgets ended tokens when they would have ended by themselves', async () => {
    const { db } = server.services;
    const now = Math.floor(Date.now() / 1000);
    const values = [-10, 60].map((seconds) => ({ id: `${seconds}`, expires_at: now + seconds }));
    await db.insertInto('ended_tokens').values(values).execute();
    await startUpkeep(server.services).stop();
    expect(await db.selectFrom('ended_tokens').select('id').execute()).toEqual([{ id: '60' }]);
  });

  it('forgets who did what when it is a year ago', async () => {
    const { db } = server.services;
    const event = { action: 'delete', target: 'set', target_id: 1, before: null, after: null };
    const rows = [366, 364, 400, 1000].map((days) => ({
      ...event,
      actor_id: 1,
      actor_name: `${days}`,
      at: new Date(Date.now() - days * DAY_MS).toISOString(),
      address: null,
    }));
    await db.insertInto('audit_log').values(rows).execute();
    await forgetAudit(db, 500, new Date(), 1);
    expect(await db.selectFrom('audit_log').select('actor_name').execute()).toHaveLength(3);
    await startUpkeep(server.services).stop();
    expect(await db.selectFrom('audit_log').select('actor_name').execute()).toEqual([
      { actor_name: '364' },
    ]);
  });

  it('removes what a crash left, and never what is named', async () => {
    const { db, store } = server.services;
    await store.put([Buffer.from('yatim')]);
    expect((await verifyStore(db, store)).orphans).toHaveLength(1);
    await startUpkeep(server.services).stop();
    expect(await verifyStore(db, store)).toEqual(SOUND);
    expect(await rows()).toHaveLength(4);
  });

  it('leaves the store alone in a bank without files: another database may know them', async () => {
    const { db, store } = server.services;
    await db.deleteFrom('files').execute();
    const { orphans } = await verifyStore(db, store);
    await startUpkeep(server.services).stop();
    expect((await verifyStore(db, store)).orphans).toEqual(orphans);
    expect(orphans.length).toBeGreaterThan(1);
  });
});

describe('verifyStore', () => {
  it('tells missing and damaged bytes from sound ones', async () => {
    const { db, store } = server.services;
    const [missing, damaged] = await rows();
    await store.remove(missing?.sha256 ?? '');
    await spoil(server.services, damaged?.sha256 ?? '');
    const problems = await verifyStore(db, store);
    expect(problems.missing.map(({ id }) => id)).toEqual([missing?.id]);
    expect(problems.damaged.map(({ id }) => id)).toEqual([damaged?.id]);
  });

  it('leaves a file whose bytes are missing out of previews and downloads, with a reason', async () => {
    const { store } = server.services;
    const question = (await rows()).find(({ id }) => id === 3);
    await store.remove(question?.sha256 ?? '');
    expect((await server.get('/api/files/download/3')).status).toBe(404);
    expect((await server.get('/api/files/blob/3')).status).toBe(404);
    expect((await server.get('/api/files/combine-preview/1')).status).toBe(200);
  });
});
