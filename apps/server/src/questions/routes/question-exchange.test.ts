import type { QuestionAnswer, QuestionRow } from '@bank-soal/contract/questions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Caller,
  IDS,
  type QuestionServer,
  startQuestionServer,
} from '../../test/question-server.js';
import { samplePng } from '../../test/sample-png.js';

let server: QuestionServer;

beforeAll(async () => {
  server = await startQuestionServer();
});
afterAll(() => server.stop());

function upload(who: Caller, query: string, content: string, skip: readonly string[] = []) {
  const form = new FormData();
  for (const lines of skip) form.append('skip', lines);
  form.append('file', new File([content], 'soal.txt'));
  return server.form(who, `/questions/import?${query}`, form);
}

const mine = async (who: Caller) => {
  const answer = await server.by(who, 'GET', '/questions?mine=true&limit=500');
  return (await answer.json()) as QuestionAnswer[];
};

const rowsOf = async (answer: Response) => ((await answer.json()) as { rows: QuestionRow[] }).rows;

/** An essay, a question without an answer, and one that is here already. */
const AIKEN = `Ibu kota Jawa Barat?
A. Bandung
B. Bogor
ANSWER: A

Tanpa kunci?
A. Satu
B. Dua

Ibu kota Jawa Timur?
A. Malang
B. Surabaya
ANSWER: B
`;

describe('POST /api/questions/import', () => {
  it('tells line by line what would come, and stores nothing', async () => {
    const known = await server.ask('sari', {
      kind: 'pilihan',
      visibility: 'lecturers',
      markdown: 'Ibu  kota JAWA TIMUR?',
      options: [
        { markdown: 'Surabaya', right: true },
        { markdown: 'Malang', right: false },
      ],
    });
    const before = await mine('tono');
    const dry = await upload('tono', 'format=aiken&dryRun=true', AIKEN);
    expect(dry.status).toBe(200);
    const rows = await rowsOf(dry);
    expect(rows.map(({ line, kind, duplicateOf }) => [line, kind, duplicateOf])).toEqual([
      [1, 'pilihan', null],
      [6, 'pilihan', null],
      [10, 'pilihan', known.id],
    ]);
    expect(rows[1]?.problems).toMatchObject([{ code: 'broken-question', blocking: true }]);
    expect(await mine('tono')).toEqual(before);
    // To a student, who does not see the other one, it is none.
    const asStudent = await rowsOf(await upload('mira', 'format=aiken&dryRun=true', AIKEN));
    expect(asStudent.map(({ duplicateOf }) => duplicateOf)).toEqual([null, null, null]);
  });

  it('stores nothing while a row that is not left out cannot come, and says which', async () => {
    const before = await mine('tono');
    const refused = await upload('tono', 'format=aiken', AIKEN);
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({
      message: 'Ada soal yang tidak dapat diimpor. Tidak ada yang disimpan.',
      code: 'import-refused',
      rows: [{ line: 1 }, { line: 6, problems: [{ blocking: true }] }, { line: 10 }],
    });
    expect(await mine('tono')).toEqual(before);
  });

  it.each([[['6']], [['6, 10']], [['6', '10']], [['[6,10]']]])(
    'leaves out the lines %j; what comes is the importer’s own, duplicates too',
    async (skip) => {
      const before = (await mine('tono')).length;
      const answer = await upload('tono', 'format=aiken', AIKEN, skip);
      const created = skip.join().includes('10') ? 1 : 2;
      expect([answer.status, await answer.json()]).toEqual([201, { created }]);
      const questions = await mine('tono');
      expect(questions.length).toBe(before + created);
      expect(questions[0]).toMatchObject({ visibility: 'owner', kind: 'pilihan', version: 1 });
      expect((await server.by('sari', 'GET', `/questions/${questions[0]?.id}`)).status).toBe(404);
    },
  );

  it('keeps what the bank’s own JSON says, but for whom it is for', async () => {
    const body = { kind: 'isian', markdown: 'Isi $x$.', answer: '4', visibility: 'lecturers' };
    const answer = await upload(
      'sari',
      'format=json',
      JSON.stringify([body, { kind: 'uraian', markdown: 'Dua.' }]),
    );
    expect(await answer.json()).toEqual({ created: 2 });
    const [second, first] = await mine('sari');
    expect(first).toMatchObject({ ...body, visibility: 'owner' });
    expect(second).toMatchObject({ kind: 'uraian', markdown: 'Dua.' });
  });

  it.each([
    ['format=json', 422, '{'],
    ['format=moodle', 422, '<html/>'],
    ['format=word', 400, '[]'],
    ['', 400, '[]'],
  ])('refuses %s with %i', async (query, status, content) => {
    expect((await upload('sari', query, content)).status).toBe(status);
  });

  it('refuses lines that are none, and a form without a file', async () => {
    expect((await upload('sari', 'format=json', '[]', ['satu'])).status).toBe(400);
    const empty = await server.form('sari', '/questions/import?format=json', new FormData());
    expect(empty.status).toBe(400);
  });

  it('keeps pictures as the importer’s own, and exports them again', async () => {
    const png = samplePng(3, 2).toString('base64');
    const moodle = `<quiz><question type="essay"><questiontext format="html">
      <text>&lt;p&gt;Lihat &lt;img src="@@PLUGINFILE@@/a.png"&gt;&lt;/p&gt;</text>
      <file name="a.png" encoding="base64">${png}</file></questiontext></question></quiz>`;
    expect((await upload('sari', 'format=moodle', moodle)).status).toBe(201);
    const [question] = await mine('sari');
    const sha = /gambar:([0-9a-f]{64})/.exec(question?.markdown ?? '')?.[1];
    const images = await server.services.db
      .selectFrom('images')
      .select(['sha256', 'uploader_id', 'type'])
      .execute();
    expect(images).toEqual([{ sha256: sha, uploader_id: IDS.sari, type: 'image/png' }]);
    expect(await server.services.store.has(`${sha}`)).toBe(true);
    const file = await server.by(
      'sari',
      'GET',
      `/questions/export?ids=${question?.id}&format=moodle`,
    );
    expect(await file.text()).toContain(png);
  });
});

describe('GET /api/questions/export', () => {
  it('writes questions as they were asked for, and they come back the same', async () => {
    const first = await server.ask('sari', { markdown: 'Satu.', points: 3 });
    const second = await server.ask('sari', {
      kind: 'benar-salah',
      markdown: 'Dua.',
      answer: 'salah',
    });
    const ids = [second.id, first.id, 1];
    const answer = await server.by('sari', 'GET', `/questions/export?ids=${ids}&format=json`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toContain('attachment');
    const text = await answer.text();
    expect(
      (JSON.parse(text) as { markdown: string }[]).map(({ markdown }) => markdown).slice(0, 2),
    ).toEqual(['Dua.', 'Satu.']);
    expect((await upload('tono', 'format=json', text)).status).toBe(201);
    const own = await mine('tono');
    expect(own.slice(0, 3).map(({ kind, points }) => [kind, points])).toEqual([
      ['uraian', 1],
      ['uraian', 3],
      ['benar-salah', 1],
    ]);
  });

  it.each(['moodle', 'gift', 'aiken', 'json'])('writes %s', async (format) => {
    const answer = await server.by('mira', 'GET', `/questions/export?ids=1,2&format=${format}`);
    expect(answer.status).toBe(200);
  });

  it('refuses all where one is not seen, as unknown ones are', async () => {
    const { id } = await server.ask('sari', { markdown: 'RAHASIA' });
    const said = async (ids: string) => {
      const answer = await server.by('tono', 'GET', `/questions/export?ids=${ids}&format=json`);
      return [answer.status, await answer.text()];
    };
    expect(await said(`1,${id}`)).toEqual(await said('1,999999'));
    expect((await said(`1,${id}`))[0]).toBe(404);
    expect((await said('99999999999999999999'))[0]).toBe(404);
    expect((await said('1;2'))[0]).toBe(400);
  });
});

describe('outcomes of an import', () => {
  it('are those of the question’s course, exactly as written; others are left out and told', async () => {
    const { body: course } = await server.call<{ id: number }>('POST', '/course-tags', {
      name: 'Sistem Digital',
    });
    const { body: outcome } = await server.call<{ id: number }>(
      'POST',
      `/course-tags/${course.id}/outcomes`,
      { code: 'CPMK-1', description: 'Mampu merancang.' },
    );
    const question = { kind: 'uraian', markdown: 'Rancang penjumlah.', cognitive: 'C6' };
    const file = JSON.stringify([
      {
        ...question,
        subject: 'sistem digital',
        outcomeIds: [77],
        outcomeCodes: ['CPMK-1', 'cpmk-1'],
      },
      { ...question, markdown: 'Lain.', subject: 'Aljabar', outcomeCodes: ['CPMK-1'] },
      { ...question, markdown: 'Menurut nomor.', outcomeIds: [outcome.id, 999_999] },
    ]);
    const rows = await rowsOf(await upload('tono', 'format=json&dryRun=true', file));
    expect(
      rows.map(({ problems }) => problems.map(({ code, blocking }) => [code, blocking])),
    ).toEqual([
      [['unknown-outcome', false]],
      [['unknown-outcome', false]],
      [['unknown-outcome', false]],
    ]);
    expect(rows[0]?.problems[0]?.message).toContain('cpmk-1');
    expect((await upload('tono', 'format=json', file)).status).toBe(201);
    const [third, second, first] = await mine('tono');
    expect([first, second, third].map((one) => one?.outcomeIds)).toEqual([
      [outcome.id],
      [],
      [outcome.id],
    ]);
    expect(first?.cognitive).toBe('C6');
    const json = await server.by('tono', 'GET', `/questions/export?ids=${first?.id}&format=json`);
    expect(await json.json()).toEqual([
      expect.objectContaining({
        outcomeIds: [outcome.id],
        outcomeCodes: ['CPMK-1'],
        cognitive: 'C6',
      }),
    ]);
  });
});
