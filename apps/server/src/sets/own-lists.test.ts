import type { QuestionSetAnswer } from '@bank-soal/contract/sets';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ListBody } from '../answers/list/list-body.js';
import { sampleBank, sampleSet } from '../test/sample-bank.js';
import { startTestServer, type TestServer } from '../test/start-test-server.js';
import { OwnLists } from './own-lists.js';

const SETS = 600;

let server: TestServer;
let lists: OwnLists;
let sari: number;
let mira: number;

beforeEach(async () => {
  const description = 'x'.repeat(500);
  const sets = Array.from({ length: SETS }, (_, index) => {
    const updatedAt = new Date(Date.UTC(2024, 0, 1, 0, index)).toISOString();
    return sampleSet({ title: `Kuis ${index}`, description, updatedAt });
  });
  server = await startTestServer({
    bank: sampleBank([...sets, sampleSet({ lecturerEmail: null })]),
  });
  lists = new OwnLists(server.services.db);
  [sari = 0, mira = 0] = await Promise.all(['sari@uji.ac.id', 'mira@uji.ac.id'].map(idOf));
});
afterEach(() => server.stop());

async function idOf(email: string): Promise<number> {
  const users = server.services.db.selectFrom('users').select('id');
  return (await users.where('email_key', '=', email).executeTakeFirstOrThrow()).id;
}

function setsOf(body: ListBody): QuestionSetAnswer[] {
  const bytes = body.plain();
  const whole = Buffer.isBuffer(bytes) ? bytes : Buffer.concat([...bytes]);
  return JSON.parse(whole.toString()) as QuestionSetAnswer[];
}

/** The pieces that a body is sent in. */
const piecesOf = (body: ListBody) => [...(body.plain() as Iterable<Buffer>)];

const change = (id: number, values: { title?: string; withdrawn_at?: string }) =>
  server.services.db.updateTable('question_sets').set(values).where('id', '=', id).execute();

describe('OwnLists', () => {
  it('gives what is one’s own, newest first, withdrawn ones marked', async () => {
    const withdrawn_at = '2026-01-01T00:00:00.000Z';
    await change(7, { withdrawn_at });
    const sets = setsOf(await lists.body(sari));
    expect(sets.map(({ title }) => title)).toEqual(
      Array.from({ length: SETS }, (_, index) => `Kuis ${SETS - 1 - index}`),
    );
    const marked = sets.filter((set) => set.withdrawn_at !== null);
    expect(marked.map((set) => [set.id, set.withdrawn_at])).toEqual([[7, withdrawn_at]]);
    expect(setsOf(await lists.body(mira))).toEqual([]);
  });

  it('gives everyone the same body until something changes', async () => {
    const body = await lists.body(sari);
    const all = await Promise.all(Array.from({ length: 50 }, () => lists.body(sari)));
    expect(new Set([...all, body]).size).toBe(1);
  });

  it('is never older than a write before it, whoever has written', async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      const during = lists.body(sari);
      await change(3, { title: `Baru ${turn}` });
      const titles = setsOf(await lists.body(sari)).map(({ title }) => title);
      expect(titles).toContain(`Baru ${turn}`);
      await during;
    }
    await server.services.db.deleteFrom('question_sets').where('id', '=', 4).execute();
    expect(setsOf(await lists.body(sari))).toHaveLength(SETS - 1);
  });

  it('shares what has not changed with the answers before it', async () => {
    const before = piecesOf(await lists.body(sari));
    await change(SETS - 3, { title: 'Terbaru' });
    const after = piecesOf(await lists.body(sari));
    const bytesOf = (pieces: readonly Buffer[]) => new Set(pieces.map((piece) => piece.buffer));
    const known = bytesOf(before);
    expect([...bytesOf(after)].filter((bytes) => !known.has(bytes))).toHaveLength(1);
    expect(bytesOf(after).size).toBeGreaterThan(3);
  });

  it('keeps no more of them than it may, and answers the same', async () => {
    const few = new OwnLists(server.services.db, 1);
    const body = await few.body(sari);
    expect(await few.body(sari)).not.toBe(body);
    expect(setsOf(await few.body(sari))).toEqual(setsOf(body));
  });
});
