import type { QuestionSetAnswer } from '@bank-soal/contract/sets';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ListBody } from '../answers/list/list-body.js';
import { sampleBank, sampleSet } from '../test/sample-bank.js';
import { startTestServer, type TestServer } from '../test/start-test-server.js';
import { embeddedIt } from '../test/test-database.js';
import type { Viewer } from './set-view.js';

const OTHERS = 300;
const OWN = 120;

let server: TestServer;
let mira: Viewer;

beforeEach(async () => {
  const made = (lecturerEmail: string | null, count: number) =>
    Array.from({ length: count }, (_, index) => {
      const updatedAt = new Date(Date.UTC(2024, 0, 1, 0, index)).toISOString();
      return sampleSet({ title: `Kuis ${index}`, lecturerEmail, updatedAt });
    });
  server = await startTestServer({
    bank: sampleBank([...made('sari@uji.ac.id', OTHERS), ...made('mira@uji.ac.id', OWN)]),
  });
  const users = server.services.db.selectFrom('users').select(['id', 'name']);
  const account = await users.where('email_key', '=', 'mira@uji.ac.id').executeTakeFirstOrThrow();
  mira = { level: 'user', account };
});
afterEach(() => server.stop());

const read = () => server.services.personalLists.body(mira);

function setsOf(body: ListBody): QuestionSetAnswer[] {
  const bytes = body.plain();
  const whole = Buffer.isBuffer(bytes) ? bytes : Buffer.concat([...bytes]);
  return JSON.parse(whole.toString()) as QuestionSetAnswer[];
}

const ownOf = (body: ListBody) => setsOf(body).filter(({ release }) => release !== undefined);

it('holds every set once, and one’s own as their creator sees them, newest first', async () => {
  const body = await read();
  const sets = setsOf(body);
  expect(sets).toHaveLength(OTHERS + OWN);
  expect(ownOf(body)).toHaveLength(OWN);
  const order = (set: QuestionSetAnswer) => [-Date.parse(set.lastupdated), -set.id] as const;
  const sorted = sets.toSorted((a, b) => {
    const [[timeA, idA], [timeB, idB]] = [order(a), order(b)];
    return timeA - timeB || idA - idB;
  });
  expect(sets.map(({ id }) => id)).toEqual(sorted.map(({ id }) => id));
});

it('is made once for all who ask at once, and the same until something changes', async () => {
  const all = await Promise.all(Array.from({ length: 50 }, read));
  expect(new Set([...all, await read()]).size).toBe(1);
});

embeddedIt('is at hand until anything is committed, by whomever', async () => {
  const { db, personalLists, setList } = server.services;
  const ready = () => personalLists.ready(mira);
  expect(ready()).toBeUndefined();
  const body = await read();
  expect(ready()).toBe(body);
  expect(personalLists.ready({ level: 'user', account: null })).not.toBe(body);
  // This one is not reported: it is another program's.
  const own = db.updateTable('question_sets').where('id', '=', ownOf(body)[0]?.id ?? 0);
  await own.set({ title: 'Diam-diam' }).execute();
  expect(ready()).toBeUndefined();
  const changed = await read();
  expect(ownOf(changed)[0]?.title).toBe('Diam-diam');
  expect(ready()).toBe(changed);
  setList.changed();
  expect(ready()).toBeUndefined();
});

it('follows a write to one’s own and to others’ sets', async () => {
  const { db, setList } = server.services;
  const [own, other] = [ownOf(await read())[0], setsOf(await read()).find((set) => !set.release)];
  for (const set of [own, other]) {
    const id = set?.id ?? 0;
    const title = `Diperbaiki ${id}`;
    await db.updateTable('question_sets').set({ title }).where('id', '=', id).execute();
    setList.changed(id);
    expect(setsOf(await read()).find((one) => one.id === id)?.title).toBe(title);
  }
});
