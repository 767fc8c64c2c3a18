import { extractRawText } from 'mammoth';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { renderDocx, renderForm, renderTemplate } from '../docx/index.js';
import type { Paper, PaperKind } from '../model/paper.js';
import { renderText } from '../text/index.js';
import { paperSheets, type Typesetter } from '../typst/index.js';
import { samplePaper } from './sample-paper.js';
import { makeTypesetter } from './typesetter.js';

type Bytes = Uint8Array<ArrayBuffer>;

let typesetter: Typesetter;
beforeAll(async () => {
  typesetter = await makeTypesetter();
});

const renderPdf = async (paper: Paper, kind: PaperKind) => typesetter.set(paperSheets(paper, kind));

async function pdfText(bytes: Bytes): Promise<string> {
  const document = await getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise;
  const texts: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    texts.push(...items.map((item) => ('str' in item ? item.str : '')));
  }
  return texts.join(' ');
}

const docxText = async (bytes: Bytes) =>
  (await extractRawText({ buffer: Buffer.from(bytes) })).value;
const plainly = (text: string) => text.replace(/\s+/g, ' ');

/** What stands in every file of questions. */
const ASKED = [
  'Ani & Budi',
  '90 menit',
  'naskah ini.',
  'Pilih satu jawaban.',
  'pohon?',
  'Antrean',
  'Pohon terurut',
  'bab tiga',
  'Catatan',
  'kiri',
  'dalam',
  'selesai',
  'return 0 if simpul is None else 1',
  'Kunci',
  'kutipan',
  'Hitung tingginya.',
  'Gambarkan pohonnya.',
  'Bank soal 2024',
];

const exams = [
  { format: 'PDF', write: renderPdf, read: pdfText },
  { format: 'DOCX', write: renderDocx, read: docxText },
  {
    format: 'text',
    write: async (paper: Paper, kind: PaperKind) => renderText(paper, kind),
    read: async (bytes: Bytes) => new TextDecoder().decode(bytes),
  },
];

describe.each(exams)('a paper as $format', ({ write, read }) => {
  const textOf = async (kind: PaperKind) => plainly(await read(await write(samplePaper, kind)));

  it('asks everything, and answers nothing', async () => {
    const text = await textOf('questions');
    for (const said of ['Semester Ganjil 2025/2026', 'A. Heap', 'B. Antrean', ...ASKED])
      expect(text).toContain(said);
    for (const kept of ['Ia lurus.', 'Tingginya tiga.', '4 2 6']) expect(text).not.toContain(kept);
  });

  it('answers every question in its key', async () => {
    const text = await textOf('answers');
    for (const said of ['Ia lurus.', 'Hitung tingginya.', 'Tingginya tiga.', 'Akarnya empat.'])
      expect(text).toContain(said);
    for (const kept of ['Pilih satu jawaban.', 'Bank soal 2024', '4 2 6'])
      expect(text).not.toContain(kept);
  });

  it('tells only of what has test cases in their file', async () => {
    const text = await textOf('testCases');
    for (const said of ['Hitung tingginya.', 'seimbang', '4 2 6', 'Keluaran yang diharapkan'])
      expect(text).toContain(said);
    for (const kept of ['Gambarkan', 'bukan', 'Tingginya tiga.']) expect(text).not.toContain(kept);
  });
});

it.each([
  ['form', renderForm],
  ['template', renderTemplate],
])('a %s has every question, and no answer', async (_, write) => {
  const text = plainly(await docxText(await write(samplePaper)));
  for (const said of ASKED) expect(text).toContain(said);
  for (const kept of ['Ia lurus.', 'Tingginya tiga.', '4 2 6']) expect(text).not.toContain(kept);
});

describe('the same paper gives the same bytes', () => {
  afterEach(() => vi.useRealTimers());

  const files: [string, () => Promise<Bytes>][] = [
    ...exams.map(({ format, write }): [string, () => Promise<Bytes>] => [
      format,
      () => write(samplePaper, 'questions'),
    ]),
    ['a form', () => renderForm(samplePaper)],
    ['a template', () => renderTemplate(samplePaper)],
    ['a paper without a date', () => renderPdf({ ...samplePaper, date: undefined }, 'answers')],
  ];

  it.each(files)('%s', async (_, write) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-02T03:04:05Z') });
    const first = await write();
    vi.setSystemTime(new Date('2031-06-07T08:09:10Z'));
    expect(Buffer.from(await write()).equals(Buffer.from(first))).toBe(true);
  });
});
