import { buffer } from 'node:stream/consumers';
import type { QuestionSetAnswer } from '@bank-soal/contract/sets';
import { RECENT_MAX } from '@bank-soal/contract/talk';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { startTestServer, type TestServer } from '../../test/start-test-server.js';
import { viewersOf, type Who } from '../../test/viewers.js';

let server: TestServer;
const { signIn, tokenOf, ask, read } = viewersOf(() => server);

beforeAll(async () => {
  server = await startTestServer();
  await signIn();
});
afterAll(() => server.stop());
beforeEach(() => server.services.db.deleteFrom('set_marks').execute());

const send = (who: Who, method: string, path: string, body?: object) =>
  ask(who, path, { method, ...(body !== undefined && { body: JSON.stringify(body) }) });

const sets = (who: Who, kind: string) => read<QuestionSetAnswer[]>(who, `/me/sets?kind=${kind}`);
const ids = async (who: Who, kind: string) => (await sets(who, kind)).map(({ id }) => id);

async function newSet(release: object = {}): Promise<number> {
  const body = { title: 'Kuis', subject: 'Basis Data', difficulty: 'Mudah', ...release };
  const answer = await send('owner', 'POST', '/questionsets', body);
  return ((await answer.json()) as { questionSet: { id: number } }).questionSet.id;
}

const setVisibility = (id: number, visibility: string) =>
  send('owner', 'PUT', `/questionsets/${id}`, {
    title: 'Kuis',
    subject: 'Basis Data',
    difficulty: 'Mudah',
    visibility,
  });

describe.each([
  ['pins', 'pinned'],
  ['done', 'done'],
])('/me/%s', (place, kind) => {
  it('keeps sets in the order of their coming, as their list shows them', async () => {
    for (const id of [1, 2, 1]) {
      expect((await send('student', 'PUT', `/me/${place}/${id}`)).status).toBe(200);
    }
    expect(await ids('student', kind)).toEqual([2, 1]);
    expect(await ids('owner', kind)).toEqual([]);
    expect((await sets('student', kind))[0]).toEqual(await read('student', '/questionsets/2'));
    for (const _ of [1, 2]) {
      expect((await send('student', 'DELETE', `/me/${place}/2`)).status).toBe(200);
    }
    expect(await ids('student', kind)).toEqual([1]);
    expect((await ask('visitor', `/me/sets?kind=${kind}`)).status).toBe(401);
  });

  it('shows nothing that is closed, and takes it like an unknown one', async () => {
    const id = await newSet();
    await send('student', 'PUT', `/me/${place}/${id}`);
    await setVisibility(id, 'lecturers');
    expect(await ids('student', kind)).toEqual([]);
    for (const method of ['PUT', 'DELETE']) {
      const [closed, unknown] = await Promise.all(
        [id, 999_999].map(async (asked) => {
          const answer = await send('student', method, `/me/${place}/${asked}`);
          return [answer.status, await answer.text()];
        }),
      );
      expect(closed?.[0]).toBe(404);
      expect(closed).toEqual(unknown);
    }
  });
});

it('a list that there is not is refused', async () => {
  for (const query of ['', '?kind=', '?kind=semua']) {
    expect((await ask('student', `/me/sets${query}`)).status).toBe(400);
  }
});

describe('what is remembered of opened sets', () => {
  it('is the newest first, each once, of who is signed in alone', async () => {
    for (const id of [1, 2, 3, 1]) await read('student', `/questionsets/${id}`);
    await ask('visitor', '/questionsets/2');
    await ask('student', '/questionsets/999999');
    await ask('student', '/questionsets/3', { method: 'HEAD' });
    expect(await ids('student', 'recent')).toEqual([1, 3, 2]);
    expect(await ids('owner', 'recent')).toEqual([]);
  });

  it('is so much, and no more', async () => {
    const { seenSets, db } = server.services;
    const many: number[] = [];
    while (many.length < RECENT_MAX + 5) many.push(await newSet());
    for (const id of many) seenSets.note(4, 'recent', id);
    expect(await ids('student', 'recent')).toEqual(many.toReversed().slice(0, RECENT_MAX));
    const rows = await db.selectFrom('set_marks').select('id').execute();
    expect(rows).toHaveLength(RECENT_MAX);
  });

  it('is nothing for who does not want it, and forgotten from then on', async () => {
    await read('student', '/questionsets/1');
    expect(await read('student', '/me/settings')).toEqual({ recordViews: true, mail: {} });
    const off = await send('student', 'PUT', '/me/settings', { recordViews: false });
    expect(await off.json()).toEqual({ recordViews: false, mail: {} });
    await read('student', '/questionsets/2');
    await ask('student', '/files/download/3').then((answer) => answer.arrayBuffer());
    expect(await ids('student', 'recent')).toEqual([]);
    await send('student', 'PUT', '/me/settings', {});
    await send('student', 'PUT', '/me/settings', { recordViews: true });
    expect(await ids('student', 'recent')).toEqual([]);
    expect(await ids('student', 'downloaded')).toEqual([]);
    await read('student', '/questionsets/2');
    expect(await ids('student', 'recent')).toEqual([2]);
    const wrong = await send('student', 'PUT', '/me/settings', { recordViews: 'ya' });
    expect(wrong.status).toBe(400);
  });

  it('is written before the server ends, and harms nobody when its set is gone', async () => {
    const { seenSets, db } = server.services;
    seenSets.note(4, 'recent', 1);
    seenSets.note(4, 'recent', 999_999);
    seenSets.note(999_999, 'recent', 1);
    await seenSets.flush();
    const rows = await db.selectFrom('set_marks').select('question_set_id as id').execute();
    expect(rows).toEqual([{ id: 1 }]);
  });

  it('names what was downloaded, file or archive', async () => {
    for (const path of ['/files/download/3', '/questionsets/2/archive']) {
      await (await ask('student', path)).arrayBuffer();
    }
    await (await ask('visitor', '/files/download/3')).arrayBuffer();
    expect(await ids('student', 'downloaded')).toEqual([2, 1]);
  });
});

async function exported(who: Who): Promise<ReadonlyMap<string, string>> {
  const answer = await ask(who, '/me/export');
  expect(answer.headers.get('content-type')).toBe('application/zip');
  const zip = await fromBufferPromise(Buffer.from(await answer.arrayBuffer()));
  const entries = new Map<string, string>();
  for await (const entry of zip.eachEntry()) {
    entries.set(entry.fileName, (await buffer(await zip.openReadStreamPromise(entry))).toString());
  }
  return entries;
}

describe('what an account takes with it', () => {
  it('is all that it has: its sets with their files, and what it said', async () => {
    await send('owner', 'PUT', '/me/pins/2');
    const said = { kind: 'komentar', body: 'Kata pemilik.' };
    await send('owner', 'POST', '/questionsets/1/comments', said);
    const entries = await exported('owner');
    const json = (name: string) => JSON.parse(entries.get(`${name}.json`) ?? '');
    expect(json('akun')).toMatchObject([{ id: 2, email: 'Sari@uji.ac.id', kind: 'lecturer' }]);
    expect(json('paket-soal').map(({ id }: { id: number }) => id)).toContain(1);
    expect(json('komentar')).toMatchObject([{ questionSetId: 1, body: 'Kata pemilik.' }]);
    expect(json('daftar')).toMatchObject([{ kind: 'pinned', set: { id: 2 } }]);
    expect(entries.get('paket-soal/1/kunci-jawaban/Kunci.txt')).toBe('Jawaban: 1NF, 2NF, 3NF.');
    expect([...entries.values()].join()).not.toContain('password_hash');
  });

  it('holds what another answered in its notices alone, and what it answered itself', async () => {
    const report = async (who: Who, body: string, answer: string) => {
      const said = await send(who, 'POST', '/questionsets/1/comments', { kind: 'laporan', body });
      const { id } = (await said.json()) as { id: number };
      expect((await send('owner', 'POST', `/comments/${id}/resolve`, { answer })).status).toBe(200);
    };
    await report('student', 'Nomor dua keliru.', 'Kata orang lain.');
    await report('owner', 'Nomor tiga keliru.', 'Kata sendiri.');
    const entries = await exported('student');
    const telling = [...entries].filter(([, text]) => text.includes('Kata orang lain.'));
    expect(telling.map(([name]) => name)).toEqual(['pemberitahuan.json']);
    expect(entries.get('komentar.json')).toContain('Nomor dua keliru.');
    expect((await exported('owner')).get('komentar.json')).toContain('Kata sendiri.');
  });

  it('names nothing that is closed by now', async () => {
    const id = await newSet({ title: 'Judul rahasia' });
    await send('student', 'PUT', `/me/pins/${id}`);
    const said = { kind: 'laporan', body: 'Kata saya.' };
    await send('student', 'POST', `/questionsets/${id}/comments`, said);
    expect([...(await exported('student')).values()].join()).toContain('Judul rahasia');
    await setVisibility(id, 'owner');
    const text = [...(await exported('student')).values()].join();
    expect(text).not.toContain('Judul rahasia');
    expect(text).not.toContain('Kata saya.');
  });
});

describe('who deletes their account', () => {
  const remove = (who: Who, password?: string) => send(who, 'DELETE', '/me', { password });

  it('says their password, and is not the last administrator', async () => {
    expect((await remove('student')).status).toBe(400);
    const wrong = await remove('student', 'bukan-ini');
    expect([wrong.status, ((await wrong.json()) as { code: string }).code]).toEqual([
      400,
      'wrong-password',
    ]);
    const last = await remove('admin', 'rahasia-kepala');
    expect([last.status, ((await last.json()) as { code: string }).code]).toEqual([
      409,
      'last-administrator',
    ]);
    expect((await remove('visitor', 'x')).status).toBe(401);
  });

  it('leaves shared things behind, and takes their own along', async () => {
    const { db } = server.services;
    const id = await newSet();
    await send('owner', 'PUT', `/me/pins/${id}`);
    await send('owner', 'PUT', '/me/courses/1');
    await send('owner', 'POST', `/questionsets/${id}/comments`, { kind: 'komentar', body: 'Hai.' });
    const token = tokenOf('owner');
    expect((await remove('owner', 'rahasia-sari')).status).toBe(200);
    const old = await server.get('/api/me/settings', { headers: { 'x-access-token': token } });
    expect(old.status).toBe(401);
    expect(await read('student', `/questionsets/${id}`)).toMatchObject({
      creator: null,
      lecturer: 'Sari Wulandari',
    });
    expect(await read('student', `/questionsets/${id}/comments`)).toMatchObject([
      { author: null, body: 'Hai.' },
    ]);
    for (const table of ['set_marks', 'follows', 'notices'] as const) {
      const rows = await db.selectFrom(table).select('id').where('user_id', '=', 2).execute();
      expect([table, rows]).toEqual([table, []]);
    }
  });
});
