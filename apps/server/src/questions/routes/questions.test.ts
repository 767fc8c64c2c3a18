import type { QuestionAnswer, QuestionVersions } from '@bank-soal/contract/questions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Caller,
  IDS,
  type QuestionServer,
  startQuestionServer,
} from '../../test/question-server.js';

let server: QuestionServer;

beforeAll(async () => {
  server = await startQuestionServer();
});
afterAll(() => server.stop());

const answerOf = async (who: Caller, method: string, path: string, body?: unknown) => {
  const answer = await server.by(who, method, path, body);
  return { status: answer.status, body: (await answer.json()) as QuestionAnswer };
};

const CHOICE = {
  kind: 'pilihan',
  subject: 'Struktur Data',
  difficulty: 'Sulit',
  topics: ['Graph', 'Graph', ''],
  visibility: 'lecturers',
  markdown: 'Berapa $1 + 1$?',
  options: [
    { markdown: 'dua', right: true },
    { markdown: 'tiga', right: false },
  ],
  answer: '',
  explanation: 'Hitung dengan jari.',
  points: 2.5,
};

const NUMBER = { kind: 'isian', markdown: 'Berapa π?', answer: '3.14', tolerance: 0.01 };
const FROGS = [
  { text: 'Katak', weight: 100 },
  { text: 'Kodok', weight: 50 },
];

describe('what a short answer accepts', () => {
  const changed = async (id: number, body: unknown) =>
    (await answerOf('mira', 'PUT', `/questions/${id}`, body)).body;

  it('is stored, and listed by its answer where nobody wrote one', async () => {
    const { body } = await answerOf('mira', 'POST', '/questions', {
      kind: 'isian',
      markdown: 'Amfibi?',
      answers: [{ text: 'Katak' }, FROGS[1]],
    });
    expect(body).toMatchObject({ answer: 'Katak atau Kodok (50%)', answers: FROGS });
    expect(body).not.toHaveProperty('tolerance');
    const versions = await answerOf('mira', 'GET', `/questions/${body.id}/versions`);
    expect(versions.body).toMatchObject([{ answers: FROGS }]);
    // A client that knows nothing of it sends what it has read.
    expect(await changed(body.id, { answer: body.answer, points: 2 })).toMatchObject({
      answers: FROGS,
      points: 2,
    });
    expect(await changed(body.id, { answer: 'Katak' })).not.toHaveProperty('answers');
    const named = await changed(body.id, { answer: 'Katak', answers: FROGS });
    expect(named).toMatchObject({ answer: 'Katak', answers: FROGS });
    const cleared = await changed(body.id, { answers: null });
    expect(cleared.answer).toBe('Katak');
    expect(cleared).not.toHaveProperty('answers');
  });

  it('may be a number and how far off it may be', async () => {
    const { body } = await answerOf('mira', 'POST', '/questions', NUMBER);
    const answers = [{ text: '3.14', weight: 100 }];
    expect(body).toMatchObject({ answer: '3.14', answers, tolerance: 0.01 });
    expect(await changed(body.id, { answer: '3,15' })).toMatchObject({
      answers: [{ text: '3,15', weight: 100 }],
      tolerance: 0.01,
    });
    expect(await changed(body.id, { tolerance: 0.5 })).toMatchObject({ answer: '3,15 (± 0.5)' });
    expect(await changed(body.id, { tolerance: null })).not.toHaveProperty('tolerance');
    const essay = await changed(body.id, { kind: 'uraian', tolerance: 1 });
    expect(essay).not.toHaveProperty('tolerance');
    expect(essay).not.toHaveProperty('answers');
  });

  it.each([
    { answers: [{ text: '', weight: 100 }] },
    { answers: [{ text: 'a', weight: 50 }] },
    { answers: [{ text: 'a', weight: 101 }] },
    { answers: 'a' },
    { tolerance: -1 },
    { answer: 'tiga', tolerance: 0.1 },
    { answers: FROGS, tolerance: 0 },
  ])('is refused as %j', async (part) => {
    const body = { kind: 'isian', markdown: 'Apa?', ...part };
    expect((await answerOf('mira', 'POST', '/questions', body)).status).toBe(400);
  });
});

describe('POST /api/questions', () => {
  it('stores a question with what was left out, and answers it with its ETag', async () => {
    const answer = await server.by('mira', 'POST', '/questions', {
      kind: 'uraian',
      markdown: 'Jelaskan antrean.',
    });
    const question = (await answer.json()) as QuestionAnswer;
    expect(answer.status).toBe(201);
    expect(question).toEqual({
      id: question.id,
      version: 1,
      kind: 'uraian',
      subject: '',
      difficulty: 'Sedang',
      topics: [],
      visibility: 'owner',
      markdown: 'Jelaskan antrean.',
      options: [],
      answer: '',
      explanation: '',
      points: 1,
      outcomeIds: [],
      cognitive: null,
      owner: { id: IDS.mira, name: 'Mira' },
      lecturer: 'Mira',
      isSample: false,
      lastUsed: null,
      created_at: question.updated_at,
      updated_at: question.updated_at,
    });
    const read = await server.by('mira', 'GET', `/questions/${question.id}`);
    expect(await read.json()).toEqual(question);
    expect(read.headers.get('etag')).toBe(answer.headers.get('etag'));
    expect(read.headers.get('cache-control')).toBe('private, no-store');
  });

  it('keeps all of a choice, topics each once, and writes down nothing of what it says', async () => {
    await server.audit();
    const question = await server.ask('sari', CHOICE);
    expect(question).toMatchObject({ ...CHOICE, topics: ['Graph'] });
    expect(await server.audit()).toEqual([
      {
        actor_id: IDS.sari,
        actor_name: 'Sari Wulandari',
        action: 'create',
        target: 'question',
        target_id: question.id,
        before: null,
        after: JSON.stringify({ type: 'pilihan', visibility: 'lecturers', version: 1 }),
      },
    ]);
  });

  it.each([
    [{ markdown: 'Apa?' }, 'Jenis soal harus pilihan, benar-salah, isian, uraian, atau kode.'],
    [{ kind: 'uraian' }, 'Teks soal harus diisi.'],
    [{ kind: 'uraian', markdown: ' \n ' }, 'Teks soal harus diisi.'],
    [{ kind: 'pilihan', markdown: 'Apa?' }, 'Soal pilihan harus memiliki 2 sampai 10 pilihan.'],
    [
      { ...CHOICE, options: CHOICE.options.map((one) => ({ ...one, right: false })) },
      'Tandai sedikitnya satu pilihan sebagai jawaban benar.',
    ],
    [
      { kind: 'benar-salah', markdown: 'Apa?', answer: 'mungkin' },
      'Jawaban soal benar-salah harus benar atau salah.',
    ],
    [{ ...CHOICE, points: -1 }, 'Poin harus bilangan dari 0 sampai 1000.'],
    [{ ...CHOICE, visibility: 'public' }, 'Pemakai soal harus owner atau lecturers.'],
  ])('refuses %j', async (body, message) => {
    const { status, body: refused } = await answerOf('sari', 'POST', '/questions', body);
    expect([status, (refused as unknown as { message: string }).message]).toEqual([400, message]);
  });

  it('asks who calls', async () => {
    const { status } = await server.get('/api/questions', { method: 'POST', body: '{}' });
    expect(status).toBe(401);
  });
});

describe('a question that a caller may not see', () => {
  const CALLS = [
    ['GET', ''],
    ['GET', '/versions'],
    ['GET', '/usage'],
    ['PUT', ''],
    ['DELETE', ''],
  ] as const;

  it.each(CALLS)('answers %s …%s as an unknown one, byte for byte', async (method, path) => {
    const own = await server.ask('sari');
    const shared = await server.ask('sari', { visibility: 'lecturers' });
    const gone = await server.ask('mira');
    await server.by('mira', 'DELETE', `/questions/${gone.id}`);
    const bytes = async (who: Caller, id: number) => {
      const body = method === 'PUT' ? { markdown: 'Lain.' } : undefined;
      const answer = await server.by(who, method, `/questions/${id}${path}`, body);
      const { date: _, ...headers } = Object.fromEntries(answer.headers);
      return { status: answer.status, headers, text: await answer.text() };
    };
    const unknown = await bytes('mira', 999_999);
    expect(unknown.status).toBe(404);
    for (const who of ['mira', 'tono', 'kepala'] as const) {
      expect(await bytes(who, own.id)).toEqual(unknown);
    }
    expect(await bytes('mira', shared.id)).toEqual(unknown);
    expect(await bytes('mira', gone.id)).toEqual(unknown);
    expect((await answerOf('sari', 'GET', `/questions/${own.id}`)).body).toEqual(own);
  });
});

describe('PUT and DELETE /api/questions/{id}', () => {
  it('leaves what is not said, makes a version, and none when nothing is another', async () => {
    const first = await server.ask('sari', CHOICE);
    const { body: second } = await answerOf('sari', 'PUT', `/questions/${first.id}`, { points: 4 });
    expect(second).toEqual({ ...first, points: 4, version: 2, updated_at: second.updated_at });
    const { body: same } = await answerOf('sari', 'PUT', `/questions/${first.id}`, { points: 4 });
    expect(same).toEqual(second);

    const answer = await server.by('tono', 'GET', `/questions/${first.id}/versions`);
    const versions = (await answer.json()) as QuestionVersions;
    expect(versions).toEqual(
      [4, CHOICE.points].map((points, index) => ({
        ...CHOICE,
        topics: ['Graph'],
        points,
        outcomeIds: [],
        outcomeCodes: [],
        cognitive: null,
        version: 2 - index,
        author: { id: IDS.sari, name: 'Sari Wulandari' },
        at: index === 0 ? second.updated_at : first.created_at,
      })),
    );
  });

  it('drops the options of what is no choice any more', async () => {
    const { id } = await server.ask('sari', CHOICE);
    const { body } = await answerOf('sari', 'PUT', `/questions/${id}`, { kind: 'isian' });
    expect(body).toMatchObject({ kind: 'isian', options: [], markdown: CHOICE.markdown });
  });

  it('is for the owner alone, whoever else sees it; samples are nobody’s', async () => {
    const { id } = await server.ask('sari', CHOICE);
    for (const [who, question] of [
      ['tono', id],
      ['kepala', id],
      ['mira', 1],
      ['kepala', 1],
    ] as const) {
      for (const method of ['PUT', 'DELETE']) {
        const answer = await server.by(who, method, `/questions/${question}`, { points: 9 });
        expect([who, method, answer.status]).toEqual([who, method, 403]);
      }
    }
    expect((await answerOf('sari', 'GET', `/questions/${id}`)).body.points).toBe(2.5);
  });

  it('is refused when the question is another by then, and says what it is', async () => {
    const { id } = await server.ask('sari');
    const read = await server.by('sari', 'GET', `/questions/${id}`);
    const tag = read.headers.get('etag') ?? '';
    const put = (points: number) =>
      server.by('sari', 'PUT', `/questions/${id}`, { points }, { 'if-match': tag });
    const answers = await Promise.all([put(5), put(6)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    const refused = answers.find(({ status }) => status === 412);
    const { body: current } = await answerOf('sari', 'GET', `/questions/${id}`);
    expect(await refused?.json()).toEqual({
      message: 'Soal ini sudah berubah sejak Anda membukanya. Tidak ada yang disimpan.',
      code: 'changed-meanwhile',
      what: 'question',
      current,
    });
    expect(current.version).toBe(2);
    const strong = (refused?.headers.get('etag') ?? '').replace(/^W\//, '');
    const again = { 'if-match': strong };
    expect((await server.by('sari', 'PUT', `/questions/${id}`, { points: 7 }, again)).status).toBe(
      200,
    );
  });

  it('takes a question out of the bank', async () => {
    const { id } = await server.ask('sari', CHOICE);
    expect((await server.by('sari', 'DELETE', `/questions/${id}`)).status).toBe(200);
    expect((await server.by('tono', 'GET', `/questions/${id}`)).status).toBe(404);
    expect((await server.by('sari', 'DELETE', `/questions/${id}`)).status).toBe(404);
    const kept = await server.services.db
      .selectFrom('question_versions')
      .select('version')
      .where('question_id', '=', id)
      .execute();
    expect(kept).toEqual([{ version: 1 }]);
  });
});

describe('pictures', () => {
  it('are noted with who named them, once, and stay when a later version names them no more', async () => {
    const sha = 'a'.repeat(64);
    const { id } = await server.ask('sari', {
      markdown: `Lihat ![graf](gambar:${sha}) gambar:${sha}`,
    });
    await server.by('sari', 'PUT', `/questions/${id}`, { markdown: 'Tanpa gambar.' });
    const rows = await server.services.db
      .selectFrom('question_images')
      .select(['sha256', 'put_by'])
      .where('question_id', '=', id)
      .execute();
    expect(rows).toEqual([{ sha256: sha, put_by: IDS.sari }]);
  });
});
