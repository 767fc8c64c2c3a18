import type { PaperAnswer } from '@bank-soal/contract/papers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callsOf, newLecturer, type PaperCalls, sectionOf } from '../../test/paper-calls.js';
import { startTestServer, type TestServer } from '../../test/start-test-server.js';

const UNKNOWN = 999_999;
const USE = { usedOn: '2026-10-20T01:00:00Z', term: 'Gasal' };

let server: TestServer;
let sari: PaperCalls;
let tono: PaperCalls;
let kepala: PaperCalls;
let mira: PaperCalls;

beforeAll(async () => {
  server = await startTestServer();
  sari = await callsOf(server, 'sari');
  kepala = await callsOf(server, 'kepala');
  mira = await callsOf(server, 'mira');
  tono = await newLecturer(server, 'Tono');
});
afterAll(() => server.stop());

const read = async (answer: Response) => ({
  status: answer.status,
  body: (await answer.json()) as PaperAnswer & { code?: string; what?: string; max?: number },
});

describe('a paper', () => {
  it('has defaults for what nobody said, and keeps what was', async () => {
    const empty = await sari.paper();
    expect(empty).toMatchObject({
      title: 'Untitled Form',
      instructions: [],
      sections: [],
      variants: 1,
      shuffleOptions: false,
      size: 'A4',
      status: 'draf',
      usedOn: null,
      totalPoints: 0,
    });
    expect(empty.head).toMatchObject({ university: '', minutes: null, rules: [], identity: [] });
    const question = await sari.question({ points: 2.5 });
    const body = {
      title: 'UTS Struktur Data',
      head: {
        course: 'Struktur Data',
        minutes: 100,
        rules: ['Tutup buku.'],
        identity: ['Nama'],
        topicTags: ['Graph'],
      },
      instructions: ['Jawab semua soal.'],
      sections: [
        { title: 'A', note: 'Pilih satu.', shuffle: true, items: [] },
        {
          items: [
            { questionId: question.id },
            { questionId: 1, points: 0.1, space: 'half' as const },
          ],
        },
      ],
      variants: 3,
      shuffleOptions: true,
      size: 'F4' as const,
      seed: 7,
    };
    const paper = await sari.paper(body);
    expect(paper).toMatchObject({
      ...body,
      sections: [
        { title: 'A', note: 'Pilih satu.', shuffle: true, items: [] },
        {
          title: '',
          note: '',
          shuffle: false,
          items: [
            { questionId: question.id, version: 1, points: 2.5, space: 'none' },
            { questionId: 1, version: 1, points: 0.1, space: 'half' },
          ],
        },
      ],
      totalPoints: 2.6,
    });
    expect(await (await sari.get(`/papers/${paper.id}`)).json()).toEqual(paper);
  });

  it('changes by what is said, and takes back what it answered', async () => {
    const question = await sari.question();
    const made = await sari.paper({
      head: { course: 'Basis Data', minutes: 90 },
      sections: [sectionOf(question)],
    });
    const renamed = await read(
      await sari.send('PUT', `/papers/${made.id}`, { title: 'Kuis', head: { minutes: null } }),
    );
    expect(renamed.body).toMatchObject({
      title: 'Kuis',
      head: { course: 'Basis Data', minutes: null },
      sections: made.sections,
    });
    const again = await read(await sari.send('PUT', `/papers/${made.id}`, renamed.body));
    expect({ ...again.body, updated_at: '' }).toEqual({ ...renamed.body, updated_at: '' });
  });

  it.each([
    [{ variants: 7 }, 'variants'],
    [{ size: 'A3' }, 'paper-size'],
    [{ seed: 1.5 }, 'seed'],
    [{ head: { minutes: 0 } }, 'minutes'],
    [{ sections: [{ items: [{ questionId: 1, points: -1 }] }] }, 'paper-points'],
    [{ sections: [{ items: [{ questionId: 1, space: 'huge' }] }] }, 'answer-space'],
    [{ sections: Array.from({ length: 21 }, () => ({})) }, 'paper-sections'],
    [
      { sections: [{ items: Array.from({ length: 201 }, () => ({ questionId: 1 })) }] },
      'paper-items',
    ],
  ])('refuses %o', async (body, what) => {
    const { status, body: answer } = await read(await sari.send('POST', '/papers', body));
    expect([status, answer.what]).toEqual([400, what]);
  });

  it('is another by its ETag after a change, and a lost update is refused with what it is', async () => {
    const { id } = await sari.paper({ title: 'Dua penyunting' });
    const etag = (await sari.get(`/papers/${id}`)).headers.get('etag') ?? '';
    expect((await sari.get(`/papers/${id}`, { 'if-none-match': etag })).status).toBe(304);
    const first = await sari.send('PUT', `/papers/${id}`, { title: 'Satu' }, { 'if-match': etag });
    expect(first.status).toBe(200);
    expect(first.headers.get('etag')).toBe((await sari.get(`/papers/${id}`)).headers.get('etag'));
    const second = await sari.send('PUT', `/papers/${id}`, { title: 'Dua' }, { 'if-match': etag });
    expect(second.status).toBe(412);
    expect(await second.json()).toMatchObject({
      code: 'changed-meanwhile',
      current: { id, title: 'Satu' },
    });
  });
});

describe('questions of a paper', () => {
  it('stay in the version that they had', async () => {
    const question = await sari.question({ markdown: 'Lama' });
    const paper = await sari.paper({ sections: [sectionOf(question)] });
    await sari.send('PUT', `/questions/${question.id}`, { markdown: 'Baru' });
    expect(await (await sari.get(`/papers/${paper.id}`)).json()).toEqual(paper);
    const taken = await sari.paper({
      sections: [sectionOf({ id: question.id }), sectionOf({ id: question.id, version: 1 })],
    });
    expect(taken.sections.map(({ items }) => items[0]?.version)).toEqual([2, 1]);
  });

  it('answer like unknown ones where the writer may not see them, in previews too', async () => {
    const hidden = await sari.question({ visibility: 'owner' });
    const calls = (calls: PaperCalls, id: number, version?: number) =>
      Promise.all(
        (['/papers', '/papers/preview'] as const).map(async (path) => {
          const sections = [sectionOf({ id, ...(version && { version }) })];
          const answer = await calls.send('POST', path, { sections });
          return { status: answer.status, text: await answer.text() };
        }),
      );
    const unknown = await calls(tono, UNKNOWN);
    expect(unknown.map(({ status }) => status)).toEqual([404, 404]);
    expect(JSON.parse(unknown[0]?.text ?? '')).toMatchObject({
      code: 'not-found',
      what: 'question',
    });
    for (const reader of [tono, kepala, mira]) {
      expect(await calls(reader, hidden.id)).toEqual(unknown);
      expect(await calls(reader, hidden.id, 1)).toEqual(unknown);
    }
    expect(await calls(sari, hidden.id, 2)).toEqual(unknown);
  });

  it('stay usable in own papers when they are shared no more', async () => {
    const shared = await sari.question({ visibility: 'lecturers' });
    const paper = await tono.paper({ sections: [sectionOf(shared)] });
    await sari.send('PUT', `/questions/${shared.id}`, { visibility: 'owner', markdown: 'Rahasia' });
    const kept = await read(
      await tono.send('PUT', `/papers/${paper.id}`, { sections: paper.sections }),
    );
    expect(kept.body.sections).toEqual(paper.sections);
    const another = await tono.paper({ sections: [sectionOf(shared)] });
    expect(another.sections[0]?.items[0]?.version).toBe(1);
    const newer = { sections: [sectionOf({ id: shared.id, version: 2 })] };
    expect((await tono.send('POST', '/papers', newer)).status).toBe(404);
    const foreign = await newLecturer(server, 'Rina');
    expect((await foreign.send('POST', '/papers', { sections: [sectionOf(shared)] })).status).toBe(
      404,
    );
  });
});

describe('a used paper', () => {
  it('is frozen: no change, no deletion, no second use; its copy is a draft of another order', async () => {
    const question = await sari.question();
    const head = { date: '2026-10-20', minutes: 90 };
    const paper = await sari.paper({
      title: 'UAS',
      head,
      seed: 5,
      sections: [sectionOf(question)],
    });
    const used = await read(await sari.send('POST', `/papers/${paper.id}/use`, USE));
    expect(used).toMatchObject({
      status: 200,
      body: { status: 'dipakai', usedOn: '2026-10-20T01:00:00.000Z', sections: paper.sections },
    });
    for (const [method, path, body] of [
      ['PUT', '', { title: 'Lain' }],
      ['DELETE', '', undefined],
      ['POST', '/use', USE],
    ] as const) {
      const refused = await read(await sari.send(method, `/papers/${paper.id}${path}`, body));
      expect([method, refused.status, refused.body.code]).toEqual([method, 409, 'paper-used']);
    }
    const copy = await sari.send('POST', `/papers/${paper.id}/copy`);
    expect(copy.status).toBe(201);
    const copied = (await read(copy)).body;
    expect(copied).toMatchObject({
      title: 'Salinan UAS',
      status: 'draf',
      usedOn: null,
      head: { date: '', minutes: 90 },
      sections: paper.sections,
    });
    expect(copied.id).not.toBe(paper.id);
    expect(copied.seed).not.toBe(5);
  });

  it.each([{}, { usedOn: '2026-10-20' }, { ...USE, term: 'Ganjil' }])(
    'needs a moment and a known term, not %o',
    async (body) => {
      const { id } = await sari.paper();
      expect((await sari.send('POST', `/papers/${id}/use`, body)).status).toBe(400);
    },
  );

  it('leaves its use behind when its account goes, and nothing that it said', async () => {
    const lecturer = await newLecturer(server, 'Wati');
    const used = await lecturer.paper({
      title: 'Rahasia',
      head: { lecturer: 'Wati' },
      sections: [sectionOf({ id: 1 })],
    });
    await lecturer.send('POST', `/papers/${used.id}/use`, USE);
    const draft = await lecturer.paper();
    const { db } = server.services;
    const wati = await db
      .selectFrom('users')
      .select('id')
      .where('name', '=', 'Wati')
      .executeTakeFirstOrThrow();
    expect((await kepala.send('DELETE', `/admin/dosen/${wati.id}`)).status).toBe(200);
    const ids = [used.id, draft.id];
    const left = await db.selectFrom('papers').selectAll().where('id', 'in', ids).execute();
    expect(left).toMatchObject([
      { id: used.id, owner_id: null, title: '', used_on: '2026-10-20T01:00:00.000Z' },
    ]);
    expect(JSON.stringify(left)).not.toMatch(/Rahasia|Wati/);
    const items = db.selectFrom('paper_items').select('question_id').where('paper_id', 'in', ids);
    expect(await items.execute()).toEqual([{ question_id: 1 }]);
  });
});

describe('papers of one account', () => {
  it('are listed by what they say, the last changed first, in pages', async () => {
    const lecturer = await newLecturer(server, 'Dewi');
    const ids: number[] = [];
    for (const [title, course] of [
      ['Kuis 1', 'Basis Data'],
      ['Kuis 2', 'Struktur Data'],
      ['UAS', 'Basis Data'],
    ] as const) {
      ids.push((await lecturer.paper({ title, head: { course } })).id);
    }
    await lecturer.send('POST', `/papers/${ids[0]}/use`, USE);
    const list = async (query: string) => {
      const answer = await lecturer.get(`/papers${query}`);
      const papers = (await answer.json()) as PaperAnswer[];
      return { answer, ids: papers.map(({ id }) => ids.indexOf(id)) };
    };
    expect((await list('')).ids).toEqual([0, 2, 1]);
    expect((await list('?status=dipakai')).ids).toEqual([0]);
    expect((await list('?q=basis')).ids).toEqual([0, 2]);
    expect((await list('?q=KUIS%202')).ids).toEqual([1]);
    expect((await list('?q=_')).ids).toEqual([]);
    const first = await list('?limit=2');
    expect(first.ids).toEqual([0, 2]);
    expect(first.answer.headers.get('x-total-count')).toBe('3');
    const cursor = first.answer.headers.get('x-next-cursor') ?? '';
    const last = await list(`?limit=2&cursor=${cursor}`);
    expect(last.ids).toEqual([1]);
    expect(last.answer.headers.get('x-next-cursor')).toBeNull();
    expect((await lecturer.get('/papers?cursor=x')).status).toBe(400);
    expect((await lecturer.get('/papers?status=terbit')).status).toBe(400);
  });

  it('answer others like unknown ones, byte for byte, administrators too', async () => {
    const question = await sari.question();
    const { id } = await sari.paper({ title: 'Rahasia', sections: [sectionOf(question)] });
    const set = { title: 'Paket', subject: 'Basis Data', difficulty: 'Mudah' };
    const calls = [
      ['GET', ''],
      ['PUT', '', { title: 'Lain' }],
      ['DELETE', ''],
      ['POST', '/copy'],
      ['POST', '/use', USE],
      ['POST', '/use', {}],
      ['POST', '/publish', set],
      ['GET', '/export'],
      ['GET', '/export?format=zip'],
      ['GET', '/warnings'],
    ] as const;
    for (const reader of [tono, kepala, mira]) {
      for (const [method, path, body] of calls) {
        const answers = await Promise.all(
          [id, UNKNOWN].map(async (one) => {
            const answer = await reader.send(method, `/papers/${one}${path}`, body);
            return [answer.status, await answer.text(), answer.headers.get('etag')];
          }),
        );
        expect(answers[0], `${method} ${path}`).toEqual(answers[1]);
        expect(answers[0]?.[0], `${method} ${path}`).toBe(404);
      }
      expect(await (await reader.get('/papers?q=Rahasia')).json()).toEqual([]);
    }
    const written = await kepala.get('/admin/audit?target=paper&limit=500');
    expect(await written.text()).not.toContain('Rahasia');
    expect((await server.get('/api/papers')).status).toBe(401);
  });

  it('are so many and no more', async () => {
    const lecturer = await newLecturer(server, 'Gita');
    const { db } = server.services;
    const { id } = await lecturer.paper();
    const row = await db
      .selectFrom('papers')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const { id: _, ...rest } = row;
    await db
      .insertInto('papers')
      .values(Array.from({ length: 499 }, () => rest))
      .execute();
    for (const path of ['/papers', `/papers/${id}/copy`]) {
      const refused = await read(
        await lecturer.send('POST', path, path === '/papers' ? {} : undefined),
      );
      expect(refused).toMatchObject({ status: 409, body: { code: 'too-many', max: 500 } });
    }
  });
});
