import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Viewer } from '../sets/set-view.js';
import { sampleBank, sampleSet } from '../test/sample-bank.js';
import { startTestServer, type TestServer } from '../test/start-test-server.js';
import { courseStats } from './course-stats.js';

const VISITOR: Viewer = { level: 'visitor', account: null };

let server: TestServer;
let sari: Viewer;

beforeEach(async () => {
  server = await startTestServer({ bank: sampleBank([sampleSet({}), sampleSet({})]) });
  const { db } = server.services;
  const now = new Date().toISOString();
  const tag = { name: 'Basis Data', name_key: 'basis data', created_at: now, updated_at: now };
  await db.deleteFrom('course_tags').execute();
  await db.insertInto('course_tags').values(tag).execute();
  const users = db.selectFrom('users').select(['id', 'name']);
  const account = await users.where('email_key', '=', 'sari@uji.ac.id').executeTakeFirstOrThrow();
  sari = { level: 'lecturer', account };
});
afterEach(() => server.stop());

const countsOf = async (viewer: Viewer) =>
  (await courseStats(server.services, viewer)).map(({ question_set_count }) => question_set_count);

async function close(id: number): Promise<void> {
  const { db, setList } = server.services;
  await db.updateTable('question_sets').set({ visibility: 'owner' }).where('id', '=', id).execute();
  setList.changed(id);
}

it('counts for whoever made a closed set, and for others of their level without it', async () => {
  await close(1);
  expect(await countsOf(VISITOR)).toEqual([1]);
  expect(await countsOf({ ...sari, account: null })).toEqual([1]);
  expect(await countsOf(sari)).toEqual([2]);
});

it('counts the sets once for all who see the same, until one changes', async () => {
  const { courseTotals } = server.services;
  const counted = vi.spyOn(courseTotals, 'of');
  expect(await countsOf(sari)).toEqual([2]);
  expect(await countsOf({ ...sari, account: { id: 99, name: 'Tono' } })).toEqual([2]);
  expect(new Set(counted.mock.calls.map(([key]) => key))).toEqual(new Set(['lecturer']));
  await close(2);
  expect(await countsOf(VISITOR)).toEqual([1]);
});

it('takes sets and courses of one moment, whatever is renamed meanwhile', async () => {
  const { db, setList, courseTotals } = server.services;
  const count = courseTotals.of.bind(courseTotals);
  let isRenamed = false;
  vi.spyOn(courseTotals, 'of').mockImplementation(async (key, work) => {
    const counts = await count(key, work);
    if (isRenamed) return counts;
    isRenamed = true;
    const name_key = 'basis data lanjut';
    await db.updateTable('course_tags').set({ name_key }).execute();
    await db.updateTable('question_sets').set({ subject_key: name_key }).execute();
    setList.changed();
    return counts;
  });
  expect(await countsOf(VISITOR)).toEqual([2]);
});
