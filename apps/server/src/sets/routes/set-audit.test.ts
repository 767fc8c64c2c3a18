import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AdminServer, startAdminServer } from '../../test/admin-calls.js';

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

const events = (id: number) => [
  ['create', 'set', null, { title: 'Kuis SQL', subject: 'Basis Data' }],
  ['update', 'set', { title: 'Kuis SQL' }, { title: 'Kuis Join' }],
  ['create', 'file', null, { name: 'soal.txt', set: id }],
  ['delete', 'file', { name: 'soal.txt', set: id }, null],
  ['withdraw', 'set', { title: 'Kuis Join' }, null],
  ['restore', 'set', null, { title: 'Kuis Join' }],
];

describe('what happens to sets', () => {
  it.each([
    ['an administrator', 1, ['kepala@uji.ac.id', 'rahasia-kepala']],
    ['its own creator', 2, ['sari@uji.ac.id', 'rahasia-sari']],
  ] as const)('is written down when %s does it', async (_, account, [email, password]) => {
    const id = await changeEverything(await server.tokenOf(email, password));
    const lines = (await server.audit()) as Record<string, string | null>[];
    const listed = lines.map(({ action, target, before, after }) => {
      return [action, target, JSON.parse(before ?? 'null'), JSON.parse(after ?? 'null')];
    });
    expect(listed).toEqual(events(id));
    expect(new Set(lines.map(({ actor_id }) => actor_id))).toEqual(new Set([account]));
  });

  it('is written down with where the call came from', async () => {
    await changeEverything(server.adminToken);
    const rows = await server.services.db
      .selectFrom('audit_log')
      .select(['address', 'outcome', 'count'])
      .where('target', 'in', ['set', 'file'])
      .execute();
    for (const row of rows) expect(row).toEqual({ address: '127.0.0.1', outcome: 'ok', count: 1 });
  });

  it('is cut short where somebody wrote a lot', async () => {
    const id = await changeEverything(server.adminToken);
    await server.audit();
    const description = 'x'.repeat(5000);
    await server.call('PUT', `/questionsets/${id}`, { ...body, title: 'Kuis Join', description });
    const [line] = (await server.audit()) as { after: string }[];
    expect(JSON.parse(line?.after ?? '')).toEqual({
      title: 'Kuis Join',
      description: `${'x'.repeat(200)}…`,
    });
  });
});
