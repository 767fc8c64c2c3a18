import { COMMENT_MAX, type CommentAnswer } from '@bank-soal/contract/talk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/start-test-server.js';
import { uploaded } from '../../test/upload.js';
import { viewersOf, type Who } from '../../test/viewers.js';

const LATER = '2999-01-01T00:00:00.000Z';
const UNKNOWN = 999_999;

let server: TestServer;
const { signIn, tokenOf, ask, read } = viewersOf(() => server);

beforeAll(async () => {
  server = await startTestServer();
  await signIn();
});
afterAll(() => server.stop());

const send = (who: Who, method: string, path: string, body?: object) =>
  ask(who, path, { method, ...(body !== undefined && { body: JSON.stringify(body) }) });

const answered = async (answer: Response) => ({
  status: answer.status,
  body: (await answer.json()) as CommentAnswer & { code: string; what?: string },
});

/** A set of the owner's with a question and a key, with the given release. */
async function madeSet(release: object = {}) {
  const body = { title: 'UTS Graf', subject: 'Struktur Data', difficulty: 'Mudah', ...release };
  const made = (await (await send('owner', 'POST', '/questionsets', body)).json()) as {
    questionSet: { id: number };
  };
  const { id } = made.questionSet;
  const add = async (category: string, name: string) =>
    (await uploaded(server, { setId: id, category, name, bytes: name, token: tokenOf('owner') }))
      .id;
  return {
    id,
    question: await add('questions', 'soal.txt'),
    key: await add('answers', 'kunci.txt'),
  };
}

/** Comments of an account are few an hour: what tests say beside is stored as it would be. */
async function planted(set: number, values: object = {}): Promise<number> {
  const now = new Date().toISOString();
  const { id } = await server.services.db
    .insertInto('comments')
    .values({
      question_set_id: set,
      file_id: null,
      file_category: null,
      page: null,
      kind: 'komentar',
      status: 'terbuka',
      author_id: 4,
      body: 'Nomor 3 salah cetak.',
      created_at: now,
      updated_at: now,
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const list = (who: Who, set: number) => read<CommentAnswer[]>(who, `/questionsets/${set}/comments`);
const bodies = async (who: Who, set: number) => (await list(who, set)).map(({ body }) => body);

describe('a comment', () => {
  it('is shown as it was sent, cleaned, to everyone who is signed in', async () => {
    const { id, question } = await madeSet();
    const sent = { kind: 'laporan', fileId: question, page: 2, body: ' Nomor 3\r\nsalah.\u0007 ' };
    const { status, body } = await answered(
      await send('student', 'POST', `/questionsets/${id}/comments`, sent),
    );
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(Number),
      kind: 'laporan',
      status: 'terbuka',
      fileId: question,
      page: 2,
      body: 'Nomor 3\nsalah.',
      author: { id: 4, name: 'Mira' },
      mine: true,
      created_at: expect.any(String),
      updated_at: body.created_at,
      answer: null,
      replyTo: null,
    });
    expect(await list('lecturer', id)).toEqual([{ ...body, mine: false }]);
    expect((await ask('visitor', `/questionsets/${id}/comments`)).status).toBe(401);
  });

  it.each([
    [{}, 'comment-kind'],
    [{ kind: 'pujian', body: 'x' }, 'comment-kind'],
    [{ kind: 'komentar', body: ' \n ' }, 'comment'],
    [{ kind: 'komentar', body: 'x'.repeat(COMMENT_MAX + 1) }, 'comment'],
    [{ kind: 'komentar', body: 'x', page: 0 }, 'comment-page'],
    [{ kind: 'laporan', body: 'x', replyTo: 1 }, 'reply-kind'],
  ])('is refused as %o', async (sent, what) => {
    const { status, body } = await answered(
      await send('student', 'POST', '/questionsets/1/comments', sent),
    );
    expect([status, body.what]).toEqual([400, what]);
  });

  it('is changed by its author alone, within a quarter of an hour', async () => {
    const id = await planted(1, { page: 4 });
    const change = (who: Who, body: object) => send(who, 'PUT', `/comments/${id}`, body);
    const { body } = await answered(await change('student', { body: 'Nomor 4.' }));
    expect(body).toMatchObject({ body: 'Nomor 4.', page: 4, kind: 'komentar' });
    expect((await answered(await change('student', { page: null }))).body.page).toBeNull();
    for (const who of ['owner', 'admin', 'lecturer'] as const) {
      expect((await answered(await change(who, { body: 'x' }))).body.code).toBe('author-only');
    }
    const early = new Date(Date.now() - 15 * 60_000).toISOString();
    const old = await planted(1, { created_at: early });
    const late = await answered(await send('student', 'PUT', `/comments/${old}`, { body: 'x' }));
    expect([late.status, late.body.code]).toEqual([409, 'edit-window-over']);
  });

  it('is removed by its author, by the creator of the set, and by administrators', async () => {
    for (const who of ['student', 'owner', 'admin'] as const) {
      const id = await planted(1);
      expect((await send('lecturer', 'DELETE', `/comments/${id}`)).status).toBe(403);
      expect((await send(who, 'DELETE', `/comments/${id}`)).status).toBe(200);
      expect((await send(who, 'DELETE', `/comments/${id}`)).status).toBe(404);
    }
  });

  it('is called done by the creator of the set, with an answer or without', async () => {
    const id = await planted(1, { kind: 'laporan' });
    expect((await send('student', 'POST', `/comments/${id}/resolve`, {})).status).toBe(403);
    const resolve = async (body?: object) =>
      answered(await send('owner', 'POST', `/comments/${id}/resolve`, body));
    expect((await resolve()).body).toMatchObject({ status: 'selesai', answer: null });
    expect((await resolve({ answer: 'Sudah diganti.' })).body.answer).toBe('Sudah diganti.');
    expect((await resolve({ answer: null })).body.answer).toBe('Sudah diganti.');
    expect((await resolve({ answer: 'x'.repeat(COMMENT_MAX + 1) })).status).toBe(400);
  });

  it('stays without its author when that account is gone', async () => {
    const { db } = server.services;
    const gone = { name: 'Pergi', email: 'pergi@uji.ac.id', email_key: 'pergi@uji.ac.id' };
    const now = new Date().toISOString();
    const { id } = await db
      .insertInto('users')
      .values({
        ...gone,
        password_hash: 'x',
        kind: 'student',
        status: 'Aktif',
        created_at: now,
        updated_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const set = await madeSet();
    await planted(set.id, { author_id: id });
    await db.deleteFrom('users').where('id', '=', id).execute();
    expect(await list('student', set.id)).toMatchObject([
      { author: null, mine: false, body: 'Nomor 3 salah cetak.' },
    ]);
  });
});

describe('what is said of what is closed', () => {
  it('is there for nobody who cannot open it, its author among them', async () => {
    const { id, question, key } = await madeSet({ keyFrom: LATER });
    const of = (file: number, category: string, body: string) =>
      planted(id, { file_id: file, file_category: category, body });
    await of(question, 'questions', 'soal');
    const hidden = await of(key, 'answers', 'kunci');
    expect(await bodies('student', id)).toEqual(['soal']);
    expect(await bodies('lecturer', id)).toEqual(['soal']);
    expect(await bodies('owner', id)).toEqual(['soal', 'kunci']);
    const unknown = await answered(await send('student', 'DELETE', `/comments/${UNKNOWN}`));
    for (const [method, path] of [
      ['PUT', ''],
      ['DELETE', ''],
      ['POST', '/resolve'],
    ]) {
      const answer = await send('student', `${method}`, `/comments/${hidden}${path}`, {
        body: 'x',
      });
      expect(await answered(answer)).toEqual(unknown);
    }
    // Comments on a key stay closed when its file is gone.
    await send('owner', 'DELETE', `/files/${key}`);
    expect(await bodies('student', id)).toEqual(['soal']);
    expect((await list('owner', id)).map(({ fileId }) => fileId)).toEqual([question, null]);
  });

  it('cannot be said: a closed file answers like an unknown one, and neither counts', async () => {
    const { id, question, key } = await madeSet({ keyVisibility: 'lecturers' });
    const about = async (fileId: number, set = id) => {
      const sent = { kind: 'laporan', fileId, body: 'x' };
      return answered(await send('student', 'POST', `/questionsets/${set}/comments`, sent));
    };
    const unknown = await about(UNKNOWN);
    expect([unknown.status, unknown.body.what]).toEqual([404, 'file']);
    for (let turn = 0; turn < 20; turn += 1) expect(await about(key)).toEqual(unknown);
    expect(await about(question, 1)).toEqual(unknown);
    expect((await about(question)).status).toBe(201);
    const closed = await madeSet({ visibility: 'owner' });
    expect((await about(closed.question, closed.id)).body.what).toBe('question-set');
    expect((await ask('student', `/questionsets/${closed.id}/comments`)).status).toBe(404);
  });

  it('goes on with the file of the same kind that takes the place of another', async () => {
    const { id, key } = await madeSet({ keyFrom: LATER });
    await planted(id, { file_id: key, file_category: 'answers', body: 'kunci' });
    const next = await uploaded(server, {
      setId: id,
      category: 'answers',
      name: 'baru.txt',
      bytes: 'baru',
      token: tokenOf('owner'),
      more: { replaces: String(key) },
    });
    expect(await list('owner', id)).toMatchObject([{ fileId: next.id, body: 'kunci' }]);
    expect(await bodies('student', id)).toEqual([]);
  });
});

describe('a reply', () => {
  const reply = async (who: Who, set: number, replyTo: number, more: object = {}) =>
    answered(
      await send(who, 'POST', `/questionsets/${set}/comments`, {
        kind: 'komentar',
        body: 'Lihat halaman 2.',
        replyTo,
        ...more,
      }),
    );

  it('belongs to the thread of what it answers, stands where that stands, and goes with it', async () => {
    const { id, question, key } = await madeSet();
    const about = { file_id: question, file_category: 'questions', page: 2 };
    const asked = await planted(id, { ...about, created_at: new Date().toISOString() });
    const first = await reply('owner', id, asked, { fileId: key, page: 9 });
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({
      kind: 'komentar',
      replyTo: asked,
      fileId: question,
      page: 2,
      body: 'Lihat halaman 2.',
    });
    const second = await reply('admin', id, first.body.id);
    expect(second.body.replyTo).toBe(asked);
    expect((await list('student', id)).map(({ replyTo }) => replyTo)).toEqual([null, asked, asked]);
    const edit = await send('owner', 'PUT', `/comments/${first.body.id}`, { fileId: key, page: 1 });
    expect((await answered(edit)).body).toMatchObject({ fileId: question, page: 2 });
    await send('student', 'PUT', `/comments/${asked}`, { fileId: key, page: null });
    expect(await list('student', id)).toMatchObject([
      { fileId: key, page: null },
      { fileId: key, page: null },
      { fileId: key, page: null },
    ]);
    const done = await answered(await send('owner', 'POST', `/comments/${first.body.id}/resolve`));
    expect([done.status, done.body.code]).toEqual([409, 'reply-not-resolved']);
    await send('student', 'DELETE', `/comments/${asked}`);
    expect(await list('student', id)).toEqual([]);
  });

  it('to what the writer must not know of, or of another set, answers like one to an unknown id', async () => {
    const { id, key } = await madeSet({ keyFrom: LATER });
    const hidden = await planted(id, { file_id: key, file_category: 'answers', body: 'kunci' });
    const said = await reply('owner', id, hidden);
    expect(said.status).toBe(201);
    expect(await bodies('student', id)).toEqual([]);
    const unknown = await reply('student', id, UNKNOWN);
    expect([unknown.status, unknown.body.what]).toEqual([404, 'comment']);
    for (const other of [hidden, said.body.id, await planted(1)]) {
      expect(await reply('student', id, other)).toEqual(unknown);
    }
  });
});

it('an account says twenty things an hour, both kinds together, at once or one by one', async () => {
  const say = (turn: number) => {
    const sent = { kind: turn % 2 === 0 ? 'komentar' : 'laporan', body: `Ke-${turn}` };
    return send('lecturer', 'POST', '/questionsets/2/comments', sent);
  };
  const answers = await Promise.all(Array.from({ length: 25 }, (_, turn) => say(turn)));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(20);
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  const refused = answers.find(({ status }) => status === 429);
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(3000);
  expect(await list('student', 2)).toHaveLength(20);
});
