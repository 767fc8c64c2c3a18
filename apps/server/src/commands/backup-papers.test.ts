import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PaperAnswer } from '@bank-soal/contract/papers';
import type { OutcomeAnswer } from '@bank-soal/contract/tags';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { callsOf, type PaperCalls, sectionOf } from '../test/paper-calls.js';
import { runBank } from '../test/run-bank.js';
import { startTestServer, type TestServer } from '../test/start-test-server.js';

let server: TestServer;
let folder: string;
let file: string;
let paths: string[];
let paper: PaperAnswer;

const bodyOf = async <T>(answer: Promise<Response>) => (await (await answer).json()) as T;
/** Everything that the paths answer to the owner, and to a reader of the paper. */
const seenOn = async (at: TestServer) => {
  const people = [await callsOf(at, 'sari'), await callsOf(at, 'kepala')];
  return Promise.all(
    people.flatMap((calls) =>
      paths.map(async (path) => {
        const answer = await calls.get(path);
        return [path, answer.status, await answer.json()];
      }),
    ),
  );
};

/** A verified paper of two people, of a question with an outcome and a level. */
beforeEach(async () => {
  server = await startTestServer();
  folder = await mkdtemp(join(tmpdir(), 'bank-soal-backup-'));
  file = join(folder, 'cadangan.zip');
  const sari = await callsOf(server, 'sari');
  const kepala = await callsOf(server, 'kepala');
  const [course] = await bodyOf<[{ id: number; name: string }]>(sari.get('/course-tags'));
  const outcome = await bodyOf<OutcomeAnswer>(
    kepala.send('POST', `/course-tags/${course.id}/outcomes`, {
      code: 'CPMK-1',
      description: 'Mampu menganalisis',
      cpl: ['CPL-2'],
    }),
  );
  const question = await sari.question({
    subject: course.name,
    visibility: 'owner',
    outcomeIds: [outcome.id],
    cognitive: 'C4',
  });
  paper = await sari.paper({
    title: 'UTS bersama',
    head: { course: course.name },
    sections: [sectionOf(question)],
  });
  const [person] = await bodyOf<[{ id: number }]>(sari.get('/colleagues?q=Kepala'));
  const path = `/papers/${paper.id}`;
  for (const [calls, method, more, body] of [
    [sari, 'PUT', 'people', { people: [{ id: person.id, may: 'write' }] }],
    [sari, 'POST', 'review', { reviewerId: person.id }],
    [kepala, 'POST', 'review/verify', { note: 'Sudah baik.' }],
  ] as [PaperCalls, string, string, object][]) {
    expect((await calls.send(method, `${path}/${more}`, body)).status).toBe(200);
  }
  paths = [
    path,
    `${path}/blueprint`,
    `${path}/questions`,
    `/questions/${question.id}`,
    `/course-tags/${course.id}/outcomes`,
    `/questions?outcome=${outcome.id}&cognitive=C4`,
    '/papers?shared=true',
    '/notices',
    `/admin/coverage?course=${course.id}`,
  ];
});
afterEach(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

it('brings outcomes, levels, people and verification to another bank', async () => {
  const before = await seenOn(server);
  expect(JSON.stringify(before)).toContain('"status":"verified"');
  expect((await runBank(server.dataDir, ['backup', file])).isWell).toBe(true);
  const target = join(folder, 'baru');
  expect(await runBank(target, ['restore', file])).toMatchObject({ isWell: true, err: '' });
  expect((await runBank(target, ['check'])).isWell).toBe(true);
  const other = await startTestServer({ dataDir: target });
  expect(await seenOn(other)).toEqual(before);
  expect((await (await callsOf(other, 'mira')).get(`/papers/${paper.id}`)).status).toBe(404);
  await other.close();
});

it('takes them back from a newer version in which all of it was changed', async () => {
  const before = await seenOn(server);
  await runBank(server.dataDir, ['backup', '--rows', file]);
  const { db } = server.services;
  await sql`alter table outcomes add column colour text not null default ''`.execute(db);
  await sql`alter table paper_people add column colour text not null default ''`.execute(db);
  await sql`insert into schema_migrations (name, applied_at) values ('9999-later', '')`.execute(db);
  for (const table of ['paper_people', 'question_outcomes', 'outcomes', 'notices'] as const)
    await db.deleteFrom(table).execute();
  await db.updateTable('papers').set({ review_status: 'none', reviewer_id: null }).execute();
  await server.close(0);
  const back = await runBank(server.dataDir, ['restore', '--replace', file]);
  expect(back).toMatchObject({ isWell: true, err: '' });
  const again = await startTestServer({ dataDir: server.dataDir });
  expect(await seenOn(again)).toEqual(before);
  await again.close();
});
