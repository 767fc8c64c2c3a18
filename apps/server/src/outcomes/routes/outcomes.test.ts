import type {
  QuestionAnswer,
  QuestionCounts,
  QuestionVersion,
} from '@bank-soal/contract/questions';
import type { CourseTagAnswer, CoverageAnswer, OutcomeAnswer } from '@bank-soal/contract/tags';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Caller,
  type QuestionServer,
  startQuestionServer,
} from '../../test/question-server.js';

let server: QuestionServer;
let count = 0;

beforeAll(async () => {
  server = await startQuestionServer();
});
afterAll(() => server.stop());

async function newCourse(name = `Kuliah ${++count}`) {
  return (await server.call<CourseTagAnswer>('POST', '/course-tags', { name })).body;
}

const outcome = (course: number, code: string, more: object = {}) =>
  server.call<OutcomeAnswer & { code: string }>('POST', `/course-tags/${course}/outcomes`, {
    code,
    description: `Mampu ${code}`,
    ...more,
  });

const listed = async (course: number, who: Caller = 'mira') =>
  (await (
    await server.by(who, 'GET', `/course-tags/${course}/outcomes`)
  ).json()) as OutcomeAnswer[];

function importCsv(course: number, csv?: string, who: Caller = 'kepala') {
  const form = new FormData();
  if (csv !== undefined) form.append('file', new File([csv], 'cpmk.csv'));
  return server.form(who, `/course-tags/${course}/outcomes/import`, form);
}

const read = async <T>(answer: Response) => [answer.status, (await answer.json()) as T] as const;

describe('outcomes of a course', () => {
  it('are listed by code for everyone who is signed in', async () => {
    const course = await newCourse();
    for (const code of ['CPMK-10', 'cpmk-2', 'CPMK-1']) await outcome(course.id, code);
    const all = await listed(course.id);
    expect(all.map(({ code }) => code)).toEqual(['CPMK-1', 'cpmk-2', 'CPMK-10']);
    expect(all[0]).toEqual({
      id: expect.any(Number),
      course_tag_id: course.id,
      code: 'CPMK-1',
      description: 'Mampu CPMK-1',
      cpl: [],
      created_at: expect.any(String),
      updated_at: expect.any(String),
    });
    expect((await server.get(`/api/course-tags/${course.id}/outcomes`)).status).toBe(401);
    expect((await server.by('mira', 'GET', '/course-tags/999999/outcomes')).status).toBe(404);
  });

  it('are written by administrators only', async () => {
    const { id } = await newCourse();
    const { body } = await outcome(id, 'A');
    const calls = [
      ['POST', `/course-tags/${id}/outcomes`],
      ['PUT', `/outcomes/${body.id}`],
      ['DELETE', `/outcomes/${body.id}`],
      ['GET', `/admin/coverage?course=${id}`],
    ] as const;
    for (const [method, path] of calls) {
      expect((await server.by('sari', method, path)).status).toBe(403);
      expect((await server.get(`/api${path}`, { method })).status).toBe(401);
    }
    expect((await importCsv(id, 'kode,deskripsi\nB,Mampu', 'sari')).status).toBe(403);
  });

  it.each([
    [{ code: '' }, 400, 'required'],
    [{ code: 'x'.repeat(21) }, 400, 'too-long'],
    [{ description: ' ' }, 400, 'required'],
    [{ description: 'x'.repeat(501) }, 400, 'too-long'],
    [{ cpl: Array.from({ length: 13 }, (_, at) => `CPL-${at}`) }, 400, 'too-many'],
    [{ cpl: ['x'.repeat(21)] }, 400, 'too-long'],
    [{ code: 'CPMK-A' }, 409, 'duplicate'],
  ])('refuse %j', async (body, status, code) => {
    const course = await newCourse();
    await outcome(course.id, 'cpmk-a');
    const answer = await outcome(course.id, 'NEU', body);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it('are changed field by field; null clears', async () => {
    const course = await newCourse();
    const { body } = await outcome(course.id, 'A', { cpl: ['CPL-1', 'CPL-1', 'CPL-2'] });
    expect(body.cpl).toEqual(['CPL-1', 'CPL-2']);
    await outcome(course.id, 'B');
    const put = (change: object) =>
      server.call<OutcomeAnswer & { code: string }>('PUT', `/outcomes/${body.id}`, change);
    expect((await put({ description: 'Lain' })).body).toMatchObject({
      code: 'A',
      description: 'Lain',
      cpl: ['CPL-1', 'CPL-2'],
    });
    expect((await put({ code: 'a', cpl: null })).body).toMatchObject({ code: 'a', cpl: [] });
    expect(await put({ code: 'b' })).toMatchObject({ status: 409, body: { code: 'duplicate' } });
    expect((await server.call('PUT', '/outcomes/999999', { code: 'x' })).status).toBe(404);
  });

  it('are 60 at most', async () => {
    const course = await newCourse();
    const rows = Array.from({ length: 60 }, (_, at) => `K${at + 1},Mampu ${at + 1}`);
    const csv = ['kode,deskripsi', ...rows].join('\n');
    expect(await read(await importCsv(course.id, csv))).toEqual([201, { created: 60, changed: 0 }]);
    expect(await outcome(course.id, 'K61')).toMatchObject({
      status: 409,
      body: { code: 'too-many' },
    });
    const [status, { rows: bad }] = await read<{ rows: { row: number }[] }>(
      await importCsv(course.id, 'kode,deskripsi\nK1,Baru\nK61,Mampu'),
    );
    expect([status, bad.map(({ row }) => row)]).toEqual([422, [2]]);
    expect((await listed(course.id)).find(({ code }) => code === 'K1')?.description).toBe(
      'Mampu 1',
    );
  });
});

describe('a CSV file of outcomes', () => {
  it('creates new ones and changes those whose words are others', async () => {
    const course = await newCourse();
    await outcome(course.id, 'CPMK-1');
    const csv =
      '\uFEFFkode;deskripsi;cpl\r\ncpmk-1;Mampu baru;"CPL-1; CPL-2"\r\n;;\r\nCPMK-2;"Mampu ""dua""";\r\n';
    expect(await read(await importCsv(course.id, csv))).toEqual([201, { created: 1, changed: 1 }]);
    expect(
      (await listed(course.id)).map(({ code, description, cpl }) => [code, description, cpl]),
    ).toEqual([
      ['cpmk-1', 'Mampu baru', ['CPL-1', 'CPL-2']],
      ['CPMK-2', 'Mampu "dua"', []],
    ]);
    expect(await read(await importCsv(course.id, csv))).toEqual([201, { created: 0, changed: 0 }]);
  });

  it('is stored whole or not at all', async () => {
    const course = await newCourse();
    const csv = 'kode,deskripsi,cpl\nA,Mampu\n,Mampu\na,Mampu\nB,\nC,Mampu,' + 'x'.repeat(21);
    const [status, answer] = await read<{
      code: string;
      message: string;
      rows: { row: number; field: string; code: string }[];
    }>(await importCsv(course.id, csv));
    expect([status, answer.code]).toEqual([422, 'outcomes-refused']);
    expect(answer.message).toContain('4 baris');
    expect(answer.rows.map(({ row, field, code }) => [row, field, code])).toEqual([
      [2, 'kode', 'required'],
      [3, 'kode', 'duplicate'],
      [4, 'deskripsi', 'required'],
      [5, 'cpl', 'too-long'],
    ]);
    expect(await listed(course.id)).toEqual([]);
  });

  it.each([
    ['nama\nA', 422],
    ['kode,deskripsi\n', 422],
    [undefined, 400],
  ])('%j is refused', async (csv, status) => {
    const course = await newCourse();
    expect((await importCsv(course.id, csv)).status).toBe(status);
  });
});

describe('questions', () => {
  it('bear outcomes and a level, each change a new version', async () => {
    const course = await newCourse();
    const { body: one } = await outcome(course.id, 'CPMK-1');
    const plain = await server.ask('sari');
    expect(plain).toMatchObject({ outcomeIds: [], cognitive: null, version: 1 });
    const put = async (change: object) =>
      read<QuestionAnswer>(await server.by('sari', 'PUT', `/questions/${plain.id}`, change));
    expect((await put({ outcomeIds: [one.id, one.id], cognitive: 'C4' }))[1]).toMatchObject({
      outcomeIds: [one.id],
      cognitive: 'C4',
      version: 2,
    });
    expect((await put({ outcomeIds: [one.id] }))[1].version).toBe(2);
    expect((await put({ cognitive: null }))[1]).toMatchObject({ version: 3, cognitive: null });
    expect((await put({ outcomeIds: null }))[1]).toMatchObject({ version: 4, outcomeIds: [] });
    for (const bad of [
      { outcomeIds: [999_999] },
      { outcomeIds: ['x'] },
      { outcomeIds: [1, 2, 3, 4, 5, 6, 7] },
      { cognitive: 'C7' },
    ])
      expect((await put(bad))[0]).toBe(400);
  });

  it('are found by outcome and by level, several as alternatives', async () => {
    const course = await newCourse();
    const [{ body: a }, { body: b }] = [
      await outcome(course.id, 'A'),
      await outcome(course.id, 'B'),
    ];
    const first = await server.ask('sari', { outcomeIds: [a.id], cognitive: 'C1' });
    const second = await server.ask('sari', { outcomeIds: [a.id, b.id], cognitive: 'C4' });
    const third = await server.ask('sari', { outcomeIds: [b.id], cognitive: 'C4' });
    await server.by('sari', 'PUT', `/questions/${third.id}`, { outcomeIds: [] });
    const ids = async (query: string) => {
      const answer = await server.by('sari', 'GET', `/questions?mine=true&${query}`);
      return ((await answer.json()) as QuestionAnswer[]).map(({ id }) => id);
    };
    expect(await ids(`outcome=${a.id}`)).toEqual([second.id, first.id]);
    expect(await ids(`outcome=${b.id}`)).toEqual([second.id]);
    expect(await ids(`outcome=${a.id}&outcome=${b.id}&cognitive=C1`)).toEqual([first.id]);
    expect(await ids(`outcome=${a.id}&cognitive=C1&cognitive=C4`)).toEqual([second.id, first.id]);
    const counts = await server.by('sari', 'GET', `/questions/counts?mine=true&cognitive=C4`);
    const { outcomes, levels } = (await counts.json()) as QuestionCounts;
    expect(outcomes.filter(({ id }) => id === a.id || id === b.id)).toEqual([
      { id: a.id, code: 'A', course: course.name, count: 1 },
      { id: b.id, code: 'B', course: course.name, count: 1 },
    ]);
    expect(levels.find(({ cognitive }) => cognitive === 'C1')?.count).toBe(1);
    expect(await ids('outcome=abc')).toEqual([]);
    expect(await ids('cognitive=C9')).toEqual([]);
  });

  it('lose an outcome by force only, and their versions keep its code', async () => {
    const course = await newCourse();
    const { body: one } = await outcome(course.id, 'CPMK-L');
    const question = await server.ask('sari', { outcomeIds: [one.id], cognitive: 'C2' });
    const refused = await server.call<{ code: string }>('DELETE', `/outcomes/${one.id}`);
    expect([refused.status, refused.body.code]).toEqual([409, 'outcome-used']);
    expect((await server.call('DELETE', `/outcomes/${one.id}?force=true`)).status).toBe(200);
    const now = await read<QuestionAnswer>(
      await server.by('sari', 'GET', `/questions/${question.id}`),
    );
    expect(now[1]).toMatchObject({ version: 2, outcomeIds: [], cognitive: 'C2' });
    const [, versions] = await read<QuestionVersion[]>(
      await server.by('sari', 'GET', `/questions/${question.id}/versions`),
    );
    expect(versions.map(({ outcomeIds, outcomeCodes }) => [outcomeIds, outcomeCodes])).toEqual([
      [[], []],
      [[], ['CPMK-L']],
    ]);
    expect((await server.call('DELETE', `/outcomes/${one.id}`)).status).toBe(404);
  });

  it('lose the outcomes of a deleted course, and keep those of a merged one', async () => {
    const [gone, from, into] = [await newCourse(), await newCourse(), await newCourse()];
    const { body: lost } = await outcome(gone.id, 'A');
    const { body: moved } = await outcome(from.id, 'CPMK-1');
    await outcome(into.id, 'cpmk-1');
    const question = await server.ask('sari', { outcomeIds: [lost.id, moved.id] });
    await server.call('DELETE', `/course-tags/${gone.id}`);
    const merge = await server.call<{ id: number }>('POST', `/course-tags/${from.id}/merge`, {
      into: into.id,
    });
    const [, now] = await read<QuestionAnswer>(
      await server.by('sari', 'GET', `/questions/${question.id}`),
    );
    expect(now.outcomeIds).toEqual([moved.id]);
    expect((await listed(into.id)).map(({ code }) => code)).toEqual(['cpmk-1', 'CPMK-1 (2)']);
    await server.call('POST', `/tag-merges/${merge.body.id}/undo`);
    expect((await listed(from.id)).map(({ id, code }) => [id, code])).toEqual([
      [moved.id, 'CPMK-1'],
    ]);
  });
});

describe('coverage', () => {
  it('counts questions by level and used papers, as JSON and as CSV', async () => {
    const course = await newCourse();
    const { body: a } = await outcome(course.id, 'A', { description: '=1+1' });
    await outcome(course.id, 'B');
    const first = await server.ask('sari', { outcomeIds: [a.id], cognitive: 'C1' });
    await server.ask('tono', { outcomeIds: [a.id] });
    await server.usePaper({
      owner: 'sari',
      questions: [first.id],
      usedOn: '2024-05-01T03:00:00.000Z',
    });
    await server.usePaper({
      owner: 'tono',
      questions: [first.id],
      usedOn: '2024-06-01T03:00:00.000Z',
    });
    await server.usePaper({
      owner: 'tono',
      questions: [first.id],
      usedOn: '2999-06-01T03:00:00.000Z',
    });
    const coverage = async (query = '') =>
      (await server.call<CoverageAnswer>('GET', `/admin/coverage?course=${course.id}${query}`))
        .body;
    expect(await coverage()).toEqual([
      {
        outcome: { id: a.id, code: 'A', description: '=1+1' },
        questions: { C1: 1, C2: 0, C3: 0, C4: 0, C5: 0, C6: 0, none: 1 },
        papers: 2,
        lastUsed: '2024-06-01T03:00:00.000Z',
      },
      expect.objectContaining({ papers: 0, lastUsed: null }),
    ]);
    const [may] = await coverage('&from=2024-05-01&to=2024-05-31');
    expect([may?.papers, may?.lastUsed]).toEqual([1, '2024-05-01T03:00:00.000Z']);
    const csv = await server.by('kepala', 'GET', `/admin/coverage?course=${course.id}`, undefined, {
      accept: 'text/csv',
    });
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect((await csv.text()).split('\n').slice(0, 2)).toEqual([
      'kode,deskripsi,C1,C2,C3,C4,C5,C6,tanpa level,naskah,terakhir dipakai',
      'A,"\'=1+1",1,0,0,0,0,0,1,2,2024-06-01T03:00:00.000Z',
    ]);
    expect((await server.call('GET', '/admin/coverage')).status).toBe(400);
    expect((await server.call('GET', '/admin/coverage?course=999999')).status).toBe(404);
  });
});
