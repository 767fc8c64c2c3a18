import type { QuestionAnswer, QuestionVersions } from '@bank-soal/contract/questions';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { IDS, type QuestionServer, startQuestionServer } from '../../test/question-server.js';

let server: QuestionServer;

beforeAll(async () => {
  server = await startQuestionServer();
});
afterAll(() => server.stop());

const found = async (q: string) => {
  const answer = await server.by('sari', 'GET', `/questions?q=${q}`);
  return (await answer.json()) as QuestionAnswer[];
};

it('a lecturer who is called otherwise is found by the new name, not by the old one', async () => {
  const { id } = await server.ask('tono', { visibility: 'lecturers' });
  const change = { nama: 'Antonius', email: 'tono@uji.ac.id' };
  await server.call('PUT', `/admin/dosen/${IDS.tono}`, change);
  const [question] = await found('antonius');
  expect(question).toMatchObject({ id, lecturer: 'Antonius', owner: { name: 'Antonius' } });
  expect(await found('hartono')).toEqual([]);
});

it('of a lecturer who goes stay shared questions, and what papers keep; all else goes', async () => {
  const shared = await server.ask('tono', { visibility: 'lecturers', markdown: 'Dibagikan.' });
  const [secret, kept, gone, keptGone] = [
    await server.ask('tono', { markdown: 'Rahasia satu.' }),
    await server.ask('tono', { markdown: 'Rahasia dua.' }),
    await server.ask('tono', { visibility: 'lecturers', markdown: 'Dihapus.' }),
    await server.ask('tono', { visibility: 'lecturers', markdown: 'Dihapus, dipakai.' }),
  ];
  for (const { id } of [gone, keptGone]) await server.by('tono', 'DELETE', `/questions/${id}`);
  const usedOn = '2026-03-09T02:00:00.000Z';
  await server.usePaper({ owner: 'sari', questions: [kept.id, keptGone.id], usedOn });
  expect((await server.call('DELETE', `/admin/dosen/${IDS.tono}`)).status).toBe(200);

  const answer = await server.by('sari', 'GET', `/questions/${shared.id}`);
  expect(await answer.json()).toMatchObject({
    owner: null,
    isSample: false,
    lecturer: 'Antonius',
    markdown: 'Dibagikan.',
  });
  expect((await found('antonius')).map(({ id }) => id)).toContain(shared.id);
  const versions = await server.by('sari', 'GET', `/questions/${shared.id}/versions`);
  expect((await versions.json()) as QuestionVersions).toMatchObject([{ author: null }]);
  expect((await server.by('sari', 'PUT', `/questions/${shared.id}`, { points: 2 })).status).toBe(
    403,
  );

  const ids = [secret.id, kept.id, gone.id, keptGone.id];
  for (const who of ['sari', 'kepala', 'mira'] as const) {
    for (const id of ids) {
      expect((await server.by(who, 'GET', `/questions/${id}`)).status).toBe(404);
    }
  }
  const left = await server.services.db
    .selectFrom('question_versions')
    .select('question_id')
    .where('question_id', 'in', ids)
    .orderBy('question_id')
    .execute();
  expect(left.map(({ question_id }) => question_id)).toEqual([kept.id, keptGone.id]);
});
