import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../test/start-test-server.js';
import { embeddedIt } from '../test/test-database.js';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const token = () => server.tokenOf('mira@uji.ac.id', 'rahasia-mira');

async function setStatus(status: 'Aktif' | 'Nonaktif'): Promise<void> {
  const { db } = server.services;
  await db.updateTable('users').set({ status }).where('email_key', '=', 'mira@uji.ac.id').execute();
}

embeddedIt('looks an account up again only once something has been committed', async () => {
  const { db, tokens } = server.services;
  const own = await token();
  const known = await tokens.accountOf(own);
  expect(known?.email).toBe('mira@uji.ac.id');
  expect(await tokens.accountOf(own)).toBe(known);
  await db.updateTable('question_sets').set({ downloads: 7 }).where('id', '=', 1).execute();
  const again = await tokens.accountOf(own);
  expect(again).toEqual(known);
  expect(again).not.toBe(known);
});

embeddedIt('knows a holder at once, until something has been committed', async () => {
  const { db, tokens } = server.services;
  const own = await token();
  expect(tokens.knownAccount(own)).toBeUndefined();
  const account = await tokens.accountOf(own);
  expect(tokens.knownAccount(own)).toBe(account);
  await db.updateTable('question_sets').set({ downloads: 8 }).where('id', '=', 1).execute();
  expect(tokens.knownAccount(own)).toBeUndefined();
  expect(tokens.knownAccount('bukan-token')).toBeUndefined();
});

embeddedIt('hears of what another process commits, within milliseconds', async () => {
  const { tokens } = server.services;
  const own = await token();
  const id = (await tokens.accountOf(own))?.id ?? 0;
  const elsewhere = new DatabaseSync(join(server.dataDir, 'bank-soal.db'));
  const change = elsewhere.prepare('update users set status = ? where id = ?');
  change.run('Nonaktif', id);
  await expect.poll(() => tokens.accountOf(own)).toBeUndefined();
  change.run('Aktif', id);
  await expect.poll(async () => (await tokens.accountOf(own))?.id).toBe(id);
  elsewhere.close();
});

it('knows of a write that comes while it looks', async () => {
  const { tokens } = server.services;
  const own = await token();
  for (let round = 0; round < 20; round += 1) {
    const early = [tokens.accountOf(own), tokens.accountOf(own)];
    const write = setStatus('Nonaktif');
    early.push(tokens.accountOf(own));
    await write;
    expect(await tokens.accountOf(own)).toBeUndefined();
    await Promise.all(early);
    expect(await tokens.accountOf(own)).toBeUndefined();
    await setStatus('Aktif');
    expect((await tokens.accountOf(own))?.email).toBe('mira@uji.ac.id');
  }
});
