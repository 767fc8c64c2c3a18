import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AdminServer, startAdminServer } from '../test/admin-calls.js';

let server: AdminServer;

beforeAll(async () => {
  server = await startAdminServer();
});
afterAll(() => server.stop());

const body = { title: 'Kuis SQL', subject: 'Basis Data', difficulty: 'Mudah' };

async function upload(setId: number, token: string): Promise<number> {
  const form = new FormData();
  form.set('questionSetId', String(setId));
  form.set('fileCategory', 'questions');
  form.set('file', new Blob(['Soal pertama']), 'soal.txt');
  const headers = { 'x-access-token': token };
  const answer = await server.get('/api/files/upload', { method: 'POST', body: form, headers });
  return ((await answer.json()) as { file: { id: number } }).file.id;
}

async function changeEverything(token: string): Promise<number> {
  const created = await server.call<{ questionSet: { id: number } }>(
    'POST',
    '/questionsets',
    body,
    token,
  );
  const { id } = created.body.questionSet;
  await server.call('PUT', `/questionsets/${id}`, { ...body, title: 'Kuis Join' }, token);
  const file = await upload(id, token);
  await server.call('DELETE', `/files/${file}`, undefined, token);
  await server.call('DELETE', `/questionsets/${id}`, undefined, token);
  await server.call('POST', `/questionsets/${id}/restore`, undefined, token);
  return id;
}

describe('what happens to sets', () => {
  it('is written down when an administrator does it', async () => {
    const id = await changeEverything(server.adminToken);
    const lines = (await server.audit()) as Record<string, unknown>[];
    expect(
      lines.map(({ action, target, before, after }) => [action, target, before, after]),
    ).toEqual([
      ['create', 'question_sets', null, '{"title":"Kuis SQL"}'],
      ['update', 'question_sets', '{"title":"Kuis SQL"}', '{"title":"Kuis Join"}'],
      ['create', 'files', null, `{"name":"soal.txt","set":${id}}`],
      ['delete', 'files', `{"name":"soal.txt","set":${id}}`, null],
      ['withdraw', 'question_sets', '{"title":"Kuis Join"}', null],
      ['restore', 'question_sets', null, '{"title":"Kuis Join"}'],
    ]);
  });

  it('is not when its own creator does it', async () => {
    await changeEverything(await server.tokenOf('sari@uji.ac.id', 'rahasia-sari'));
    expect(await server.audit()).toEqual([]);
  });
});
