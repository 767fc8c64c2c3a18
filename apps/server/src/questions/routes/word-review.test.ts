import type { QuestionRows } from '@bank-soal/contract/questions';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { n, p, wordExam } from '../../test/documents/word-exam.js';
import { type QuestionServer, startQuestionServer } from '../../test/question-server.js';

let server: QuestionServer;

beforeAll(async () => {
  server = await startQuestionServer();
});
afterAll(() => server.stop());

async function review(file: Buffer | string, format = 'docx') {
  const form = new FormData();
  form.append('file', new File([file as never], 'ujian'));
  const query = `?format=${format}&dryRun=true&review=true`;
  const answer = await server.form('tono', `/questions/import${query}`, form);
  expect(answer.status).toBe(200);
  return (await answer.json()) as QuestionRows;
}

const EXAM = wordExam(
  n(1, 0, 'Menurut Budi, mana yang ya?') +
    n(1, 1, 'ya') +
    n(1, 1, 'tidak') +
    p('2. Tulis program.') +
    p(['int x;', 'mono']) +
    p(['x = 1;', 'mono']) +
    p('Jawaban: x') +
    p('Kunci Jawaban') +
    p('1. B'),
);

it('tells each question in full, with its passage up to the key at the end', async () => {
  const { rows } = await review(await EXAM);
  expect(rows.map(({ review: one }) => one?.body.kind)).toEqual(['pilihan', 'kode']);
  expect(rows[0]?.review?.body.options.map(({ right }) => right)).toEqual([false, true]);
  expect(
    rows.map(({ review: one }) =>
      one?.passage.map(({ line, role, label, markdown }) => [line, role, label, markdown]),
    ),
  ).toEqual([
    [
      [1, 'question', '1.', 'Menurut Budi, mana yang ya?'],
      [2, 'option', 'A.', 'ya'],
      [3, 'option', 'B.', 'tidak'],
    ],
    [
      [4, 'question', '2.', 'Tulis program.'],
      [5, 'text', '', '```\nint x;\nx = 1;\n```'],
      [7, 'key', '', 'Jawaban: x'],
    ],
  ]);
});

it('tells what a question without a key would be, and stores nothing', async () => {
  const { rows } = await review(
    await wordExam(n(1, 0, 'Pilih.') + n(1, 1, 'ya') + n(1, 1, 'tidak')),
  );
  expect(rows[0]?.problems.map(({ code }) => code)).toEqual(['no-key']);
  expect(rows[0]?.review?.body.options).toHaveLength(2);
  const mine = await server.by('tono', 'GET', '/questions?mine=true');
  expect(await mine.json()).toEqual([]);
});

it('says which question it repeats, names and order aside, of those that the reader may see', async () => {
  const question = {
    kind: 'pilihan',
    markdown: 'Menurut Ani, mana yang ya?',
    options: [
      { markdown: 'tidak', right: true },
      { markdown: 'ya', right: false },
    ],
  };
  await server.ask('sari', { ...question, visibility: 'owner' });
  const near = async () => (await review(await EXAM)).rows.map(({ nearOf }) => nearOf);
  expect(await near()).toEqual([null, null]);
  const { id } = await server.ask('tono', question);
  expect(await near()).toEqual([id, null]);
  const other = { ...question, markdown: 'Menurut Budi, mana yang ya?' };
  const twice = JSON.stringify([question, other, { ...question, options: [] }]);
  const { rows } = await review(twice, 'json');
  expect(rows.map(({ duplicateOf, nearOf, sameAs }) => [duplicateOf, nearOf, sameAs])).toEqual([
    [id, null, null],
    [null, id, 1],
    [null, undefined, undefined],
  ]);
});

it('shows the pages of a Word file, and of nothing else', async () => {
  const pages = async (file: Buffer | string) => {
    const form = new FormData();
    form.append('file', new File([file as never], 'ujian.docx'));
    return server.form('tono', '/questions/import/pages', form);
  };
  const shown = await pages(await EXAM);
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect((await shown.text()).slice(0, 5)).toBe('%PDF-');
  expect((await pages('bukan arsip')).status).toBe(422);
  expect((await server.form('tono', '/questions/import/pages', new FormData())).status).toBe(400);
});
