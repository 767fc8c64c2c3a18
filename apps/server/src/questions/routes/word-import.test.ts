import type { QuestionAnswer, QuestionRow } from '@bank-soal/contract/questions';
import { type ExamItem, type ExamPaper, renderDocx } from '@bank-soal/paper/exam';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { n, p, t, wordExam } from '../../test/documents/word-exam.js';
import { type QuestionServer, startQuestionServer } from '../../test/question-server.js';
import { samplePdf } from '../../test/sample-bank.js';
import { bareDocx, sampleZip } from '../../test/sample-docx.js';

let server: QuestionServer;

beforeAll(async () => {
  server = await startQuestionServer();
});
afterAll(() => server.stop());

const OPEN_TEXT = 'application/vnd.oasis.opendocument.text';

type Bytes = Uint8Array<ArrayBuffer> | Buffer | string;

function upload(query: string, file: Bytes, rest: Record<string, string | Bytes> = {}) {
  const form = new FormData();
  form.append('file', new File([file as never], 'ujian.docx'));
  for (const [name, value] of Object.entries(rest))
    form.append(name, name === 'keyFile' ? new File([value as never], 'kunci') : String(value));
  return server.form('tono', `/questions/import?format=docx${query}`, form);
}

const rowsOf = async (answer: Response) => ((await answer.json()) as { rows: QuestionRow[] }).rows;
const codesOf = (rows: readonly QuestionRow[]) =>
  rows.map(({ line, kind, problems }) => [line, kind, ...problems.map(({ code }) => code)]);

const mine = async () => {
  const answer = await server.by('tono', 'GET', '/questions?mine=true&limit=500');
  return ((await answer.json()) as QuestionAnswer[]).toReversed();
};

const EXAM = wordExam(
  p('Mata Kuliah: Basis Data') +
    n(1, 0, 'Pilih satu. (5 poin)') +
    n(1, 1, 'ya') +
    n(1, 1, 'tidak') +
    n(1, 0, 'Pilih dua.') +
    n(1, 1, 'ya') +
    n(1, 1, ['tidak', 'yellow']) +
    n(1, 0, 'Jelaskan tiga.'),
);

describe('POST /api/questions/import?format=docx', () => {
  it('tells by paragraph what would come, and stores nothing', async () => {
    const answer = await upload('&dryRun=true', await EXAM);
    expect(answer.status).toBe(200);
    expect(codesOf(await rowsOf(answer))).toEqual([
      [2, 'pilihan', 'no-key'],
      [5, 'pilihan'],
      [8, 'uraian'],
    ]);
    expect(await mine()).toEqual([]);
  });

  it('stores all with the keys that are named, or what is not left out, or nothing', async () => {
    const refused = await upload('', await EXAM);
    expect([refused.status, (await mine()).length]).toEqual([422, 0]);
    expect((await upload('', await EXAM, { keys: '{"2": "B"}' })).status).toBe(400);
    const left = await upload('', await EXAM, { skip: '2,5' });
    expect([left.status, await left.json()]).toEqual([201, { created: 1 }]);
    const whole = await upload('', await EXAM, { skip: '8', keys: '{"2": ["B"]}' });
    expect(await whole.json()).toEqual({ created: 2 });
    const stored = await mine();
    expect(stored.map(({ markdown, subject, points }) => [markdown, subject, points])).toEqual([
      ['Jelaskan tiga.', 'Basis Data', 1],
      ['Pilih satu.', 'Basis Data', 5],
      ['Pilih dua.', 'Basis Data', 1],
    ]);
    expect(stored[1]?.options.map(({ right }) => right)).toEqual([false, true]);
  });

  it('says of a file that it cannot read why', async () => {
    const old = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]);
    const locked = Buffer.concat([old, Buffer.from('EncryptedPackage', 'utf16le')]);
    const files: [string, Bytes][] = [
      ['old-word', old],
      ['locked-file', locked],
      ['broken-file', 'bukan arsip'],
      ['broken-file', samplePdf(1)],
      ['broken-file', await sampleZip({ mimetype: OPEN_TEXT, 'content.xml': '<office:text/>' })],
      ['broken-file', await bareDocx({ 'word/document.xml': '<w:document><w:body>&x;' })],
      ['broken-file', (await EXAM).subarray(0, 900)],
      ['broken-file', await bareDocx({ 'word/document.xml': '<w:document><w:p>' })],
      ['no-questions', await wordExam(p('Tanpa soal.'))],
      ['no-questions', await wordExam(t([p('a'), p('b')]))],
    ];
    for (const [code, bytes] of files) {
      const answer = await upload('&dryRun=true', bytes);
      expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
        422,
        code,
      ]);
    }
  });

  it('takes keys by line, of truths too, and refuses what are none', async () => {
    const exam = await wordExam(
      p('1. Bumi bulat. (B/S)') + p('2. Pilih.') + p('A. ya') + p('B. tidak') + p('C. entah'),
    );
    for (const keys of ['{', '[]', '"B"', '{"2": [1]}', '{"dua": ["B"]}', '{"2": null}'])
      expect([keys, (await upload('&dryRun=true', exam, { keys })).status]).toEqual([keys, 400]);
    for (const skip of ['x', '1;2', '-1'])
      expect([skip, (await upload('&dryRun=true', exam, { skip })).status]).toEqual([skip, 400]);
    const named = { keys: '{"1": ["salah"], "2": ["A", "C"], "99": ["B"]}' };
    const before = (await mine()).length;
    expect(await (await upload('', exam, named)).json()).toEqual({ created: 2 });
    const [truth, choice] = (await mine()).slice(before);
    expect(truth?.answer).toBe('salah');
    expect(choice?.options.map(({ right }) => right)).toEqual([true, false, true]);
    const wrong = await upload('', exam, { keys: '{"1": ["benar"], "2": ["E"]}' });
    const { code, rows } = (await wrong.json()) as { code: string; rows: QuestionRow[] };
    expect([wrong.status, code, codesOf(rows)]).toEqual([
      422,
      'import-refused',
      [
        [1, 'benar-salah'],
        [2, 'pilihan', 'no-key'],
      ],
    ]);
  });

  it('says of a second file that it cannot read why', async () => {
    const old = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]);
    for (const [code, keyFile] of [
      ['old-word', old],
      ['broken-file', (await EXAM).subarray(0, 900)],
      ['broken-file', 'Kunci: B'],
    ] as const) {
      const answer = await upload('&dryRun=true', await EXAM, { keyFile });
      expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
        422,
        code,
      ]);
    }
  });

  const item = (questionId: number, rest: Partial<ExamItem>): ExamItem => ({
    questionId,
    kind: 'uraian',
    markdown: `Pertanyaan ${questionId}.`,
    options: [],
    answer: `Jawaban ${questionId}.`,
    explanation: '',
    points: questionId,
    space: 'lines4',
    ...rest,
  });

  const PAPER: ExamPaper = {
    title: 'UTS Basis Data',
    head: {
      university: 'Universitas Contoh',
      faculty: 'Fakultas Contoh',
      kind: 'UTS',
      term: 'Gasal',
      course: 'Basis Data',
      code: 'IF2',
      date: '2026-10-13',
      minutes: 90,
      lecturer: 'Sari',
      rules: ['Buku tertutup.', 'Tanpa kalkulator.'],
      identity: ['Nama', 'NIM'],
    },
    instructions: ['Bacalah dulu.'],
    sections: [
      {
        title: 'Bagian I',
        note: 'Pilih satu.',
        shuffle: false,
        items: [
          item(2, {
            kind: 'pilihan',
            options: ['satu', 'dua', 'tiga'].map((markdown) => ({
              markdown,
              right: markdown === 'dua',
            })),
            answer: '',
            explanation: 'Sebab dua.',
          }),
          item(3, { kind: 'benar-salah', answer: 'salah' }),
          item(4, { markdown: 'Hitung $$\\frac{a}{b}$$ dan `x`.\n\n1. satu\n2. dua' }),
          item(5, { kind: 'kode', markdown: 'Tulis:\n\n```\nint x;\n  y();\n```' }),
        ],
      },
    ],
    variants: 1,
    shuffleOptions: false,
    size: 'A4',
    seed: 1,
  } as unknown as ExamPaper;

  it('takes a paper of this bank back, with the key of a second file', async () => {
    const { bytes } = await renderDocx(PAPER, { part: 'soal', variant: 'A' });
    const { bytes: keyFile } = await renderDocx(PAPER, { part: 'kunci', variant: 'A' });
    expect(
      codesOf(await rowsOf(await upload('&dryRun=true', bytes))).map(([, ...rest]) => rest),
    ).toEqual([['pilihan', 'no-key'], ['benar-salah', 'no-key'], ['uraian'], ['kode']]);
    const before = (await mine()).length;
    expect(await (await upload('', bytes, { keyFile })).json()).toEqual({ created: 4 });
    const stored = (await mine()).slice(before);
    expect(
      stored.map(({ kind, markdown, options, answer, explanation, points }) => [
        kind,
        markdown,
        options.map((one) => (one.right ? `*${one.markdown}` : one.markdown)).join(' '),
        answer,
        explanation,
        points,
      ]),
    ).toEqual([
      ['pilihan', 'Pertanyaan 2.', 'satu *dua tiga', '', 'Sebab dua.', 2],
      ['benar-salah', 'Pertanyaan 3.', '', 'salah', '', 3],
      ['uraian', 'Hitung $$\\frac{a}{b}$$ dan `x`.\n\n1. satu\n2. dua', '', 'Jawaban 4.', '', 4],
      ['kode', 'Tulis:\n\n```\nint x;\n  y();\n```', '', 'Jawaban 5.', '', 5],
    ]);
    const table = 'variant,number,question_id,answer\r\nA,1,2,B\r\nA,2,3,salah\r\n';
    const byTable = await upload('&dryRun=true', bytes, { keyFile: table });
    expect(codesOf(await rowsOf(byTable)).flatMap(([, , ...codes]) => codes)).toEqual([]);
  });

  it('takes the template back', async () => {
    const template = await server.by('tono', 'GET', '/files/download-template');
    const bytes = Buffer.from(await template.arrayBuffer());
    const rows = await rowsOf(await upload('&dryRun=true', bytes));
    expect(rows.map(({ kind }) => kind)).toEqual([
      'pilihan',
      'pilihan',
      'uraian',
      'uraian',
      'kode',
    ]);
    expect(
      rows
        .flatMap(({ problems }) => problems.map(({ code }) => code))
        .filter((code) => code !== 'no-key'),
    ).toEqual([]);
  });
});
