import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callsOf, examOf, type PaperCalls, sectionOf } from '../../test/paper-calls.js';
import { startTestServer, type TestServer } from '../../test/start-test-server.js';

let server: TestServer;
let sari: PaperCalls;

beforeAll(async () => {
  server = await startTestServer();
  sari = await callsOf(server, 'sari');
});
afterAll(() => server.stop());

const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

it('an export stays as it was when the questions of a used paper are changed and withdrawn', async () => {
  const question = await sari.question({ markdown: 'Sebelum diubah' });
  const { id } = await sari.paper({ sections: [sectionOf(question)] });
  await sari.send('POST', `/papers/${id}/use`, { usedOn: '2026-10-20T01:00:00Z' });
  const before = await bytesOf(await sari.get(`/papers/${id}/export`));
  await sari.send('PUT', `/questions/${question.id}`, { markdown: 'Sesudah diubah' });
  expect((await sari.send('DELETE', `/questions/${question.id}`)).status).toBe(200);
  expect(await bytesOf(await sari.get(`/papers/${id}/export`))).toEqual(before);
});

describe('publishing', () => {
  const set = { title: 'UTS jadi paket', subject: 'Struktur Data', difficulty: 'Sedang' };

  it('makes a question set of a draft: the questions of each variant, and their keys under its release', async () => {
    const { id } = await examOf(sari);
    const body = { ...set, visibility: 'lecturers', keyVisibility: 'owner' };
    const answer = await sari.send('POST', `/papers/${id}/publish`, body);
    expect(answer.status).toBe(201);
    const { questionSet } = (await answer.json()) as { questionSet: { id: number } };
    const shown = await (await sari.get(`/questionsets/${questionSet.id}`)).json();
    expect(shown).toMatchObject({
      title: set.title,
      questionCount: 2,
      release: { visibility: 'lecturers', keyVisibility: 'owner' },
      files: [
        { originalname: 'soal-A.pdf', filecategory: 'questions' },
        { originalname: 'soal-B.pdf', filecategory: 'questions' },
        { originalname: 'kunci-A.pdf', filecategory: 'answers' },
        { originalname: 'kunci-B.pdf', filecategory: 'answers' },
      ],
    });
    const [{ id: file }] = (shown as { files: [{ id: number }] }).files;
    const stored = await bytesOf(await sari.get(`/files/blob/${file}`));
    expect(stored).toEqual(await bytesOf(await sari.get(`/papers/${id}/export`)));
    expect((await server.get(`/api/questionsets/${questionSet.id}`)).status).toBe(404);
  });

  it('makes nothing where a set may not be so', async () => {
    const { id } = await examOf(sari);
    const count = async () =>
      (await server.services.db.selectFrom('question_sets').select('id').execute()).length;
    const before = await count();
    for (const body of [
      { ...set, title: '' },
      { ...set, year: 1800 },
      { ...set, visibility: 'owner', keyVisibility: 'public' },
    ]) {
      expect((await sari.send('POST', `/papers/${id}/publish`, body)).status).toBe(400);
    }
    expect(await count()).toBe(before);
  });
});
