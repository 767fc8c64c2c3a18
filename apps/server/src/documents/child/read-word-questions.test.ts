import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { h, n, p, t, wordExam } from '../../test/documents/word-exam.js';
import { readWordFile } from './read-word-questions.js';

const folder = mkdtempSync(join(tmpdir(), 'bank-soal-word-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function rowsOf(body: string, keys?: Record<string, string[]>) {
  const path = join(folder, `${Math.random()}.docx`);
  writeFileSync(path, await wordExam(body));
  const { rows } = await readWordFile({
    kind: 'read-questions',
    path,
    format: 'docx',
    output: '',
    keys,
  });
  return rows;
}

/** A question in short: kind, text, options with a star before the right ones, answer, points, codes. */
async function shortly(body: string, keys?: Record<string, string[]>) {
  return (await rowsOf(body, keys)).map(({ line, kind, question, problems, title }) => ({
    line,
    kind,
    text: question?.markdown ?? title,
    ...(question?.options?.length && {
      options: question.options.map(({ markdown, right }) => (right ? `*${markdown}` : markdown)),
    }),
    ...(question?.answer && { answer: question.answer }),
    ...(question?.points !== undefined && question.points !== 1 && { points: question.points }),
    ...(problems.length > 0 && { problems: problems.map(({ code }) => code) }),
  }));
}

it('reads what Word counts', async () => {
  const body =
    p('UTS Basis Data') +
    p('Mata Kuliah: Basis Data') +
    p('Petunjuk:') +
    n(6, 0, 'Berdoalah.') +
    n(6, 0, 'Kerjakan sendiri.') +
    p('') +
    n(1, 0, 'Bentuk normal apa? (10 poin)') +
    n(1, 1, 'Satu') +
    n(1, 1, ['Dua', 'b']) +
    n(1, 1, 'Tiga') +
    n(1, 0, 'Jelaskan kunci asing.');
  expect(await shortly(body)).toEqual([
    {
      line: 7,
      kind: 'pilihan',
      text: 'Bentuk normal apa?',
      options: ['Satu', '*Dua', 'Tiga'],
      points: 10,
    },
    { line: 11, kind: 'uraian', text: 'Jelaskan kunci asing.' },
  ]);
  expect((await rowsOf(body))[0]?.question?.subject).toBe('Basis Data');
});

it('reads options that Word counts as one list, beside that of the questions', async () => {
  const options = ['satu', 'dua'].map((word) => n(7, 0, word)).join('');
  const body =
    n(1, 0, 'Pertama?') +
    options +
    n(1, 0, 'Kedua?') +
    options +
    p('Kunci Jawaban') +
    p('1. A 2. B');
  expect(await shortly(body)).toMatchObject([
    { text: 'Pertama?', options: ['*satu', 'dua'] },
    { text: 'Kedua?', options: ['satu', '*dua'] },
  ]);
});

it('reads what people type', async () => {
  const body =
    p('A. Pilihan Ganda') +
    p('1. Apa itu SQL?') +
    p('a) Bahasa') +
    p('b) Benda') +
    p('Kunci: A') +
    p('Pembahasan: Memang bahasa.') +
    p('2) Yang benar? [5]') +
    p('A. satu\tB. dua\tC. tiga') +
    p('Jawaban: B, C') +
    p('Soal 3') +
    p('Pilih satu.') +
    p('(a) ya') +
    p('*(b) tidak') +
    p('B. Uraian') +
    p('No. 1 Sebutkan dua. Bobot: 20') +
    p('2. Nilai a[10] berapa?') +
    p('Jawaban: Sepuluh.');
  expect(await shortly(body)).toEqual([
    { line: 2, kind: 'pilihan', text: 'Apa itu SQL?', options: ['*Bahasa', 'Benda'] },
    {
      line: 7,
      kind: 'pilihan',
      text: 'Yang benar?',
      options: ['satu', '*dua', '*tiga'],
      points: 5,
    },
    { line: 10, kind: 'pilihan', text: 'Pilih satu.', options: ['ya', '*tidak'] },
    { line: 15, kind: 'uraian', text: 'Sebutkan dua.', points: 20 },
    { line: 16, kind: 'uraian', text: 'Nilai a\\[10] berapa?', answer: 'Sepuluh.' },
  ]);
});

it('reads keys at the end, in a list, a line or a table', async () => {
  const questions = (first = 1) =>
    p(`${first}. Satu?`) + p('A. x') + p('B. y') + p(`${first + 1}. Dua?`) + p('A. x') + p('B. y');
  const right = [
    ['*x', 'y'],
    ['x', '*y'],
  ];
  for (const key of [
    p('Kunci Jawaban') + p('1. A') + p('2. B'),
    p('Kunci Jawaban:') + p('1. A  2. B'),
    h('Kunci Jawaban') + n(4, 0, 'A') + n(4, 0, 'B'),
    p('KUNCI JAWABAN') + t([p('No'), p('1'), p('2')], [p('Kunci'), p('A'), p('B')]),
    p('Kunci Jawaban') + t([p('No'), p('Kunci')], [p('1'), p('A')], [p('2'), p('B')]),
  ])
    expect((await shortly(questions() + key)).map(({ options }) => options)).toEqual(right);
});

it('says what it cannot know', async () => {
  expect(
    await shortly(
      p('1. Satu?') + p('A. x') + p('B. y') + p('2. Dua') + p('5. Lima') + p('6. Enam'),
    ),
  ).toEqual([
    { line: 1, kind: 'pilihan', text: 'Satu?', problems: ['no-key'] },
    { line: 4, kind: 'uraian', text: 'Dua' },
    { line: 5, kind: 'uraian', text: 'Lima', problems: ['unsure-boundary'] },
    { line: 6, kind: 'uraian', text: 'Enam' },
  ]);
  expect(await shortly(p('1. Satu?') + p('A. x') + p('B. y'), { 1: ['B'] })).toMatchObject([
    { options: ['x', '*y'] },
  ]);
  expect(
    await shortly(p('1. Satu?') + p('A. ', ['x', 'b']) + p('B. ', ['y', 'yellow']) + p('C. z')),
  ).toMatchObject([{ options: ['x', '*y', 'z'], problems: ['unsure-key'] }]);
  expect(
    await shortly(p('1. Satu?') + p('A. ', ['x', 'u']) + p('B. y') + p('Kunci: B')),
  ).toMatchObject([{ options: ['x', '*y'], problems: ['unsure-key'] }]);
});

it('reads true and false, blanks and programs', async () => {
  expect(
    await shortly(
      p('I. Benar / Salah') +
        p('1. Bumi bulat.') +
        p('Jawaban: Benar') +
        p('2. Bumi datar. (B/S)') +
        p('Kunci: S') +
        p('II. Isian') +
        p('1. Ibu kota Indonesia ____ sejak lama.') +
        p('Jawaban: Jakarta') +
        p('2. Ibu kota Jepang ……') +
        p('III. Uraian') +
        p('1. Apa keluarannya?') +
        p(['int x = 1;', 'mono']) +
        p(['  print(x);', 'mono']) +
        p('Jawaban: 1'),
    ),
  ).toEqual([
    { line: 2, kind: 'benar-salah', text: 'Bumi bulat.', answer: 'benar' },
    { line: 4, kind: 'benar-salah', text: 'Bumi datar.', answer: 'salah' },
    { line: 7, kind: 'isian', text: 'Ibu kota Indonesia ____ sejak lama.', answer: 'Jakarta' },
    { line: 9, kind: 'isian', text: 'Ibu kota Jepang ……' },
    {
      line: 11,
      kind: 'kode',
      text: 'Apa keluarannya?\n\n```\nint x = 1;\n  print(x);\n```',
      answer: '1',
    },
  ]);
});

it('keeps lists, tables and passages with their questions', async () => {
  const body =
    h('Normalisasi') +
    p('Untuk soal 1–2:') +
    p('Diberikan relasi R.') +
    t([p('A'), p('B')], [p('1'), p('2')]) +
    p('1. Urutkan langkah berikut:') +
    p('1. Pertama') +
    p('2. Kedua') +
    p('2. Jelaskan ', ['R', 'b'], ' dan x', ['2', 'sup'], '.') +
    n(5, 0, 'butir') +
    p('a. Sebutkan. (5 poin)') +
    p('b. Jelaskan. (5 poin)') +
    p('3. Selesai?');
  const rows = await shortly(body);
  expect(rows.map(({ text }) => text)).toEqual([
    'Diberikan relasi R.\n\n| A | B |\n| - | - |\n| 1 | 2 |\n\nUrutkan langkah berikut:\n\n1. Pertama\n2. Kedua',
    'Diberikan relasi R.\n\n| A | B |\n| - | - |\n| 1 | 2 |\n\nJelaskan **R** dan x$$^{2}$$.\n\n- butir\n\na. Sebutkan. (5 poin)\n\nb. Jelaskan. (5 poin)',
    'Selesai?',
  ]);
  expect((await rowsOf(body)).map(({ question }) => question?.topics)).toEqual([
    ['Normalisasi'],
    ['Normalisasi'],
    ['Normalisasi'],
  ]);
});

it('reads options and questions in tables', async () => {
  expect(
    await shortly(
      p('1. Satu?') +
        t([p('A. x'), p('C. z')], [p('B. ', ['y', 'red']), p('D. w')]) +
        p('2. Dua?') +
        t([p('A.'), p('x')], [p('B.'), p(['y', 'yellow'])]),
    ),
  ).toMatchObject([{ options: ['x', '*y', 'z', 'w'] }, { options: ['x', '*y'] }]);
  expect(
    await shortly(
      t(
        [p('No'), p('Soal'), p('Bobot')],
        [p('1'), p('Jelaskan satu.'), p('10')],
        [p('2'), p('Jelaskan dua.'), p('15')],
      ),
    ),
  ).toMatchObject([
    { text: 'Jelaskan satu.', points: 10 },
    { text: 'Jelaskan dua.', points: 15 },
  ]);
});
