import type { NoticeAnswer } from '@bank-soal/contract/talk';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/start-test-server.js';
import { viewersOf, type Who } from '../../test/viewers.js';

const LATER = '2999-01-01T00:00:00.000Z';
const STRUKTUR_DATA = 1;

let server: TestServer;
const { signIn, ask, read } = viewersOf(() => server);

beforeAll(async () => {
  server = await startTestServer();
  await signIn();
});
afterAll(() => server.stop());
beforeEach(async () => {
  const { db } = server.services;
  await db.deleteFrom('notices').execute();
  await db.deleteFrom('follows').execute();
});

const send = (who: Who, method: string, path: string, body?: object) =>
  ask(who, path, { method, ...(body !== undefined && { body: JSON.stringify(body) }) });

const notices = (who: Who, query = '') => read<NoticeAnswer[]>(who, `/notices${query}`);
const kinds = async (who: Who) => (await notices(who)).map(({ kind, set }) => [kind, set?.title]);

async function say(who: Who, set: number, body: object = {}): Promise<number> {
  const sent = { kind: 'laporan', body: 'Nomor 3 salah cetak.', ...body };
  const answer = await send(who, 'POST', `/questionsets/${set}/comments`, sent);
  return ((await answer.json()) as { id: number }).id;
}

/** A set of the owner's in the course that is followed. */
async function newSet(title: string, release: object = {}): Promise<number> {
  const body = { title, subject: 'Struktur Data', difficulty: 'Mudah', ...release };
  const answer = await send('owner', 'POST', '/questionsets', body);
  return ((await answer.json()) as { questionSet: { id: number } }).questionSet.id;
}

const change = (id: number, title: string, release: object) =>
  send('owner', 'PUT', `/questionsets/${id}`, {
    title,
    subject: 'Struktur Data',
    difficulty: 'Mudah',
    ...release,
  });

/** Time goes by in the bank's own rows: what was, was so much earlier. */
async function openedMeanwhile(id: number): Promise<void> {
  const now = new Date().toISOString();
  await server.services.db
    .updateTable('question_sets')
    .set({ available_from: now })
    .where('id', '=', id)
    .execute();
  server.services.setList.changed(id);
}

describe('notices of comments', () => {
  it('go to the creator of the set, and the answer to the author; to nobody of their own', async () => {
    const commentId = await say('student', 1);
    await say('owner', 1, { kind: 'komentar', body: 'Terima kasih.' });
    expect(await notices('owner')).toEqual([
      {
        id: expect.any(Number),
        kind: 'laporan',
        at: expect.any(String),
        read: false,
        set: { id: 1, title: 'UTS Basis Data' },
        commentId,
        text: 'Mira: Nomor 3 salah cetak.',
      },
    ]);
    await send('owner', 'POST', `/comments/${commentId}/resolve`, { answer: 'Sudah diganti.' });
    expect(await notices('student')).toMatchObject([
      { kind: 'jawaban', commentId, text: 'Sari Wulandari: Sudah diganti.' },
    ]);
    expect(await notices('admin')).toEqual([]);
    expect((await ask('visitor', '/notices')).status).toBe(401);
  });

  it('of a reply go to who asked, who takes part and whose set it is, once each', async () => {
    const reply = (who: Who, replyTo: number, body: string) =>
      say(who, 1, { kind: 'komentar', replyTo, body });
    const noticesOf = async (who: Who) =>
      (await notices(who)).map(({ kind, text, commentId }) => [kind, text, commentId]);
    const asked = await say('student', 1, { kind: 'komentar', body: 'Apa syarat BCNF?' });
    const first = await reply('owner', asked, 'Lihat halaman 2.');
    expect(await noticesOf('student')).toEqual([
      ['jawaban', 'Sari Wulandari: Lihat halaman 2.', first],
    ]);
    const second = await reply('lecturer', first, 'Juga di buku.');
    const third = await reply('student', asked, 'Terima kasih.');
    const ofSecond = ['jawaban', expect.stringContaining(': Juga di buku.'), second];
    expect(await noticesOf('student')).toEqual([ofSecond, ['jawaban', expect.anything(), first]]);
    expect(await noticesOf('owner')).toEqual([
      ['komentar', 'Mira: Terima kasih.', third],
      ['komentar', expect.anything(), second],
      ['komentar', 'Mira: Apa syarat BCNF?', asked],
    ]);
    expect(await noticesOf('lecturer')).toEqual([['jawaban', 'Mira: Terima kasih.', third]]);
    expect(await noticesOf('admin')).toEqual([]);
    await send('owner', 'POST', `/comments/${asked}/resolve`, { answer: 'Sudah.' });
    for (const who of ['student', 'lecturer'] as const) {
      expect((await noticesOf(who))[0]).toEqual(['jawaban', 'Sari Wulandari: Sudah.', asked]);
    }
    await send('lecturer', 'DELETE', `/comments/${second}`);
    expect(await noticesOf('student')).not.toContainEqual(ofSecond);
  });

  it('of a reply to the creator of the set is an answer, where the creator asked', async () => {
    const asked = await say('owner', 1, { kind: 'komentar', body: 'Siapa punya kuncinya?' });
    const commentId = await say('student', 1, { kind: 'komentar', replyTo: asked, body: 'Saya.' });
    expect(await notices('owner')).toMatchObject([{ kind: 'jawaban', commentId }]);
  });

  it('of a reply are there for nobody who may no longer see the set', async () => {
    const id = await newSet('Ditutup lagi');
    const asked = await say('student', id, { kind: 'komentar' });
    await change(id, 'Ditutup lagi', { visibility: 'lecturers' });
    await say('owner', id, { kind: 'komentar', replyTo: asked, body: 'Rahasia.' });
    expect(await notices('student')).toEqual([]);
  });

  it('quote no more than the beginning, and go with their comment', async () => {
    const id = await say('student', 1, { body: `${'a'.repeat(200)}` });
    const [notice] = await notices('owner');
    expect(notice?.text).toBe(`Mira: ${'a'.repeat(140)}…`);
    await send('student', 'DELETE', `/comments/${id}`);
    expect(await notices('owner')).toEqual([]);
  });

  it('are read once, are not sent again, and only by whom they are for', async () => {
    await say('student', 1);
    const first = await ask('owner', '/notices?unread=true');
    const [notice] = (await first.json()) as NoticeAnswer[];
    const etag = first.headers.get('etag') ?? '';
    const again = (path: string) => ask('owner', path, { headers: { 'if-none-match': etag } });
    expect((await again('/notices?unread=true')).status).toBe(304);
    const ids = [notice?.id ?? 0, 999_999];
    expect((await send('student', 'POST', '/notices/read', { ids })).status).toBe(200);
    expect((await again('/notices?unread=true')).status).toBe(304);
    expect((await send('owner', 'POST', '/notices/read', { ids })).status).toBe(200);
    expect(await (await again('/notices?unread=true')).json()).toEqual([]);
    expect(await notices('owner')).toMatchObject([{ id: notice?.id, read: true }]);
    expect((await send('owner', 'POST', '/notices/read', { ids: 'x' })).status).toBe(400);
  });

  it('name nothing that is closed to their viewer, and come back when it opens', async () => {
    const id = await newSet('Tertutup nanti');
    const commentId = await say('student', id);
    await send('owner', 'POST', `/comments/${commentId}/resolve`, { answer: 'Ya.' });
    const before = await notices('student');
    expect(before).toHaveLength(1);
    await change(id, 'Tertutup nanti', { visibility: 'lecturers' });
    expect(await notices('student')).toEqual([]);
    await change(id, 'Tertutup nanti', { visibility: 'public' });
    expect(await notices('student')).toEqual(before);
    await server.services.db
      .updateTable('comments')
      .set({ file_category: 'answers' })
      .where('id', '=', commentId)
      .execute();
    await change(id, 'Tertutup nanti', { keyFrom: LATER });
    expect(await notices('student')).toEqual([]);
  });
});

describe('who follows a course', () => {
  it('is notified of new sets, once, and not of earlier, closed and own ones', async () => {
    await newSet('Sebelum');
    for (const who of ['student', 'owner'] as const) {
      expect((await send(who, 'PUT', `/me/courses/${STRUKTUR_DATA}`)).status).toBe(200);
    }
    await newSet('Baru');
    await newSet('Rahasia', { visibility: 'owner' });
    await newSet('Nanti', { availableFrom: LATER });
    expect(await kinds('student')).toEqual([['paket', 'Baru']]);
    expect(await kinds('student')).toEqual([['paket', 'Baru']]);
    expect(await kinds('owner')).toEqual([]);
    expect(await kinds('lecturer')).toEqual([]);
    expect((await notices('student'))[0]?.text).toBe('Paket soal baru dalam Struktur Data.');
  });

  it('is notified when one opens: by its date, without a write, or by a change', async () => {
    const dated = await newSet('Bertanggal', { availableFrom: LATER });
    const closed = await newSet('Dibuka', { visibility: 'lecturers' });
    await send('student', 'PUT', `/me/courses/${STRUKTUR_DATA}`);
    expect(await kinds('student')).toEqual([]);
    await openedMeanwhile(dated);
    expect(await kinds('student')).toEqual([['paket', 'Bertanggal']]);
    await change(closed, 'Dibuka', { visibility: 'users' });
    expect((await kinds('student')).map(([, title]) => title).toSorted()).toEqual([
      'Bertanggal',
      'Dibuka',
    ]);
  });

  it('follows and leaves courses that there are', async () => {
    const courses = () => read<number[]>('student', '/me/courses');
    for (const id of [2, 1, 2]) await send('student', 'PUT', `/me/courses/${id}`);
    expect(await courses()).toEqual([1, 2]);
    await send('student', 'DELETE', '/me/courses/1');
    expect((await send('student', 'DELETE', '/me/courses/1')).status).toBe(200);
    expect(await courses()).toEqual([2]);
    expect((await send('student', 'PUT', '/me/courses/999')).status).toBe(404);
    await newSet('Tidak diikuti');
    expect(await kinds('student')).toEqual([]);
  });
});
