import { extractRawText } from 'mammoth';
import { describe, expect, it } from 'vitest';
import {
  type ExamFile,
  type ExamItem,
  type ExamPaper,
  examWarnings,
  paperCode,
  renderDocx,
  renderText,
} from '../exam/index.js';
import { examAsking, PICTURE, sampleExam } from './sample-exam.js';

const SOAL: ExamFile = { part: 'soal', variant: 'B' };
const KUNCI: ExamFile = { part: 'kunci', variant: 'B' };

const plainly = (text: string) => text.replace(/\s+/g, ' ');

const formats = [
  {
    format: 'DOCX',
    render: renderDocx,
    read: async (bytes: Uint8Array) => (await extractRawText({ buffer: Buffer.from(bytes) })).value,
  },
  {
    format: 'text',
    render: renderText,
    read: async (bytes: Uint8Array) => new TextDecoder().decode(bytes),
  },
];

describe.each(formats)('an exam as $format', ({ render, read }) => {
  const textOf = async (file: ExamFile, exam: ExamPaper = sampleExam) =>
    plainly(await read((await render(exam, file)).bytes));

  it('asks everything, and answers nothing', async () => {
    const text = await textOf(SOAL);
    for (const said of [
      'Struktur Data (IF2110)',
      '13 Oktober 2026',
      '90 menit',
      'Dr. Ani Wijaya & Budi',
      'Buku tertutup.',
      'seluruh naskah ini.',
      'Pilih satu jawaban.',
      'tepat 13',
      'Benar',
      'return 0 if simpul is None else 1',
      '7,5 poin',
    ])
      expect(text).toContain(said);
    expect(text).toMatch(/Total poin\s*:?\s*82,5/);
    expect(text.toUpperCase()).toContain('VARIAN B');
    expect(text).not.toContain('Jawaban ke-23');
    expect(text).not.toContain('Sebab 13');
  });

  it('answers every question in its key', async () => {
    const text = await textOf(KUNCI);
    for (const said of [
      'Pertanyaan ke-13',
      'tepat 13',
      'Sebab 13.',
      'Salah',
      'Jawaban ke-23',
      'int x;',
    ])
      expect(text).toContain(said);
    expect(text).not.toContain('keliru 13');
  });

  it('gives the same bytes twice', async () => {
    const [one, other] = [await render(sampleExam, SOAL), await render(sampleExam, SOAL)];
    expect(Buffer.from(one.bytes).equals(Buffer.from(other.bytes))).toBe(true);
  });
});

it('an exam as text carries its code on questions and key', async () => {
  for (const file of [SOAL, KUNCI]) {
    const { bytes } = await renderText(sampleExam, file);
    expect(new TextDecoder().decode(bytes)).toContain(paperCode(sampleExam, 'B'));
  }
});

describe('warnings', () => {
  const warned = async (markdown: string, rest: Partial<ExamItem> = {}) =>
    (await examWarnings(examAsking(markdown, rest))).map(({ questionId, code }) => [
      questionId,
      code,
    ]);

  it('has none of what can be printed', async () => {
    expect(await examWarnings(sampleExam)).toEqual([]);
  });

  it.each<[string, string, Partial<ExamItem>]>([
    ['formula-unreadable', 'Hitung $$\\input{x}$$.', {}],
    ['formula-unreadable', '?', { answer: '$$\\frac{1$$' }],
    ['image-missing', `![peta](gambar:${'b'.repeat(64)})`, {}],
    ['image-missing', '![peta](https://contoh.ac.id/peta.png)', {}],
    ['image-not-placed', `| a |\n| --- |\n| ![peta](gambar:${PICTURE}) |`, {}],
    ['answer-missing', '?', { answer: ' ' }],
    ['answer-missing', '?', { kind: 'benar-salah', answer: 'entah' }],
    ['answer-missing', '?', { kind: 'pilihan', options: [{ markdown: 'a', right: false }] }],
    ['text-too-long', 'kata '.repeat(20_000), {}],
    ['text-too-deep', `${'> '.repeat(300)}a`, {}],
    ['nothing-asked', ' ', {}],
  ])('say %s', async (code, markdown, rest) => {
    expect(await warned(markdown, rest)).toEqual([[1, code]]);
  });

  it('say nothing of prices and of pictures in options', async () => {
    const options = [true, false].map((right) => ({ markdown: `![a](gambar:${PICTURE})`, right }));
    expect(await warned('Biaya $5 dan $6, \\$x\\$.', { kind: 'pilihan', options })).toEqual([]);
  });

  it('say nothing of answers on the questions', async () => {
    const exam = examAsking('?', { answer: '$$\\frac{1$$' });
    expect((await renderText(exam, { part: 'soal', variant: 'A' })).warnings).toEqual([]);
  });

  it('name what was typed', async () => {
    const [warning] = await examWarnings(examAsking('$$\\input{/etc/passwd}$$'));
    expect(warning?.message).toContain('\\input{/etc/passwd}');
  });
});
