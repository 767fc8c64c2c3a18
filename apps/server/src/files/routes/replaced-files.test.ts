import type { QuestionSetAnswer } from '@bank-soal/contract/sets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/start-test-server.js';
import { upload, uploaded } from '../../test/upload.js';
import { verifyStore } from '../verify-store.js';

let server: TestServer;
let sari: string;
let admin: string;

beforeAll(async () => {
  server = await startTestServer();
  sari = await server.tokenOf('sari@uji.ac.id', 'rahasia-sari');
  admin = await server.tokenOf('kepala@uji.ac.id', 'rahasia-kepala');
});
afterAll(() => server.stop());

async function newSet(): Promise<number> {
  const body = { title: 'Baru', subject: 'Basis Data', difficulty: 'Mudah' };
  const answer = await server.send('POST', '/api/questionsets', body, sari);
  return ((await answer.json()) as { questionSet: { id: number } }).questionSet.id;
}

async function namesOf(id: number): Promise<string[]> {
  const answer = await server.get(`/api/questionsets/${id}`);
  const { files } = (await answer.json()) as QuestionSetAnswer;
  return (files ?? []).map(({ originalname }) => originalname);
}

const add = (setId: number, name: string, bytes = name) =>
  uploaded(server, { setId, category: 'questions', name, bytes, token: sari });

const replace = (setId: number, old: number | string, name: string, token = sari) =>
  upload(server, {
    setId,
    category: 'questions',
    name,
    bytes: name,
    token,
    more: { replaces: String(old) },
  });

const remove = (id: number, token: string) =>
  server.send('DELETE', `/api/files/${id}`, undefined, token);

describe('POST /api/files/upload with replaces', () => {
  it('puts the new file in the place of the old one, at once', async () => {
    const set = await newSet();
    const old = await add(set, 'satu.txt');
    await add(set, 'dua.txt');
    expect((await replace(set, old.id, 'satu-revisi.txt')).status).toBe(201);
    expect(await namesOf(set)).toEqual(['satu-revisi.txt', 'dua.txt']);
    expect((await server.get(`/api/files/download/${old.id}`)).status).toBe(404);
    const { db, store } = server.services;
    expect(await verifyStore(db, store)).toMatchObject({ missing: [], damaged: [] });
  });

  it('keeps the bytes when the new file has the same', async () => {
    const set = await newSet();
    const old = await add(set, 'sama.txt', 'Isi');
    const answer = await upload(server, {
      setId: set,
      category: 'questions',
      name: 'sama-juga.txt',
      bytes: 'Isi',
      token: sari,
      more: { replaces: String(old.id) },
    });
    const { file } = (await answer.json()) as { file: { id: number } };
    const download = await server.get(`/api/files/download/${file.id}`);
    expect(await download.text()).toBe('Isi');
  });

  it('keeps nothing when another has removed the old one, and says so', async () => {
    const set = await newSet();
    const old = await add(set, 'satu.txt');
    expect((await remove(old.id, admin)).status).toBe(200);
    await add(set, 'dari-yang-lain.txt');
    const refused = await replace(set, old.id, 'satu-revisi.txt');
    expect([refused.status, await refused.json()]).toEqual([
      409,
      {
        message: expect.stringMatching(/sudah tidak ada/),
        code: 'changed-meanwhile',
        what: 'file',
      },
    ]);
    expect(await namesOf(set)).toEqual(['dari-yang-lain.txt']);
  });

  it.each(['0', 'x', '999999'])('refuses to replace %j, which is no file of it', async (old) => {
    const set = await newSet();
    await add(set, 'satu.txt');
    expect((await replace(set, old, 'baru.txt')).status).toBe(409);
    expect(await namesOf(set)).toEqual(['satu.txt']);
  });

  it("leaves another set's file alone", async () => {
    const [one, other] = [await newSet(), await newSet()];
    const old = await add(other, 'milik-lain.txt');
    expect((await replace(one, old.id, 'baru.txt')).status).toBe(409);
    expect(await namesOf(other)).toEqual(['milik-lain.txt']);
  });

  it('finds one winner when two replace the same file at once', async () => {
    const set = await newSet();
    const old = await add(set, 'satu.txt');
    const answers = await Promise.all([
      replace(set, old.id, 'dari-pemilik.txt'),
      replace(set, old.id, 'dari-admin.txt', admin),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const won = answers[0]?.status === 201 ? 'dari-pemilik.txt' : 'dari-admin.txt';
    expect(await namesOf(set)).toEqual([won]);
  });

  it('finds room in a full set', async () => {
    const set = await newSet();
    const first = await add(set, 'satu.txt');
    for (let at = 1; at < 30; at += 1) await add(set, `${at}.txt`);
    expect((await replace(set, first.id, 'penuh.txt')).status).toBe(201);
    expect(await namesOf(set)).toHaveLength(30);
  });

  it('is written down as what it is: one removed, one added', async () => {
    const set = await newSet();
    const old = await add(set, 'satu.txt');
    await replace(set, old.id, 'satu-revisi.txt');
    const rows = await server.services.db
      .selectFrom('audit_log')
      .select(['action', 'before', 'after'])
      .where('target', '=', 'file')
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    expect(rows).toEqual([
      { action: 'create', before: null, after: JSON.stringify({ name: 'satu-revisi.txt', set }) },
      { action: 'delete', before: JSON.stringify({ name: 'satu.txt', set }), after: null },
    ]);
  });
});
