import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  AlignmentType,
  Document,
  HeadingLevel,
  ImageRun,
  LevelFormat,
  Packer,
  Paragraph,
  TextRun,
} from 'docx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileRow } from '../db/schema.js';
import { diskStore } from '../files/disk-store.js';
import type { FileStore } from '../files/file-store.js';
import { installed, noLibreOffice, noQpdf, titled } from '../test/documents/programs.js';
import { pdfText } from '../test/pdf-text.js';
import { samplePdf } from '../test/sample-bank.js';
import { bareDocx, sampleDocx } from '../test/sample-docx.js';
import { type Combiner, createCombiner } from './combiner.js';
import type { Tools } from './find-tools.js';
import { SIMPLE_WORD } from './reasons.js';

const LIMITS = {
  maxRssBytes: 512 * 1024 * 1024,
  maxCpuMs: 20_000,
  timeoutMs: 60_000,
  maxPages: 20,
  ready: false,
};
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let folder: string;
let store: FileStore;
let number = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bank-soal-word-'));
  store = await diskStore(join(folder, 'files'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function file(name: string, bytes: Buffer | string): Promise<FileRow> {
  const { sha256, size } = await store.put([Buffer.from(bytes)]);
  const type = name.split('.').at(-1) ?? '';
  const place = { question_set_id: 1, category: 'questions', position: 0 };
  return { id: 1, ...place, name, type, size, sha256, created_at: '' };
}

/** Combines with the given programs, in a cache of its own. */
async function combined(tools: Tools, ...files: FileRow[]) {
  number += 1;
  const combiner: Combiner = await createCombiner(
    join(folder, `previews-${number}`),
    store,
    LIMITS,
    tools,
  );
  try {
    const { path } = await combiner.combine(files, 1);
    const bytes = await readFile(path);
    return { text: await pdfText(bytes), pages: pagesOf(bytes) };
  } finally {
    combiner.close();
  }
}

async function pagesOf(bytes: Buffer): Promise<number> {
  const { PDFDocument } = await import('@cantoo/pdf-lib');
  return (await PDFDocument.load(bytes)).getPageCount();
}

function richDocx(): Promise<Buffer> {
  const item = (text: string, level = 0) =>
    new Paragraph({ text, numbering: { reference: 'soal', level } });
  const levels = [0, 1].map((level) => ({
    level,
    format: LevelFormat.DECIMAL,
    text: `%${level + 1}.`,
  }));
  const document = new Document({
    numbering: { config: [{ reference: 'soal', levels }] },
    sections: [
      {
        children: [
          new Paragraph({ text: 'Ujian Akhir', heading: HeadingLevel.HEADING_1 }),
          item('Soal pertama'),
          item('pilihan satu', 1),
          item('pilihan dua', 1),
          item('Soal kedua'),
          item('pilihan lain', 1),
          new Paragraph({ alignment: AlignmentType.CENTER, children: [new TextRun('tengah')] }),
          new Paragraph({
            children: [
              new ImageRun({ type: 'png', data: PNG, transformation: { width: 9, height: 9 } }),
            ],
          }),
        ],
      },
    ],
  });
  return Packer.toBuffer(document);
}

describe('a Word document without LibreOffice', () => {
  it('becomes readable pages that say that they are simplified', async () => {
    const { text } = await combined({}, await file('soal.docx', await sampleDocx()));
    expect(text).toContain('soal.docx');
    expect(text).toContain(SIMPLE_WORD);
    for (const words of ['Ujian Akhir', 'O(n²) dan n ≤ 3.', '(tebal)', 'masuk', 'keluar']) {
      expect(text).toContain(words);
    }
  });

  it('becomes the same where LibreOffice cannot be shut in and has to be', async () => {
    const open = { libreOffice: process.execPath, requireSandbox: true };
    const { text } = await combined(open, await file('soal.docx', await sampleDocx()));
    expect(text).toContain(SIMPLE_WORD);
  });

  it('keeps headings, numbers, letters and pictures in their order', async () => {
    const { text } = await combined({}, await file('soal.docx', await richDocx()));
    const order = [
      'Ujian Akhir',
      '1. Soal pertama',
      'a. pilihan satu',
      'b. pilihan dua',
      '2. Soal kedua',
      'a. pilihan lain',
      'tengah',
    ];
    const places = order.map((words) => text.indexOf(words));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(text).not.toContain('[gambar]');
  });

  it('becomes a page with the reason when it cannot be read', async () => {
    const { text } = await combined({}, await file('rusak.docx', 'PK rusak'));
    expect(text).toContain('rusak.docx');
    expect(text).toContain('rusak atau tidak lengkap');
  });

  it('stops at the limit of pages, and says so', async () => {
    const long = `<w:body>${'<w:p><w:r><w:t>baris</w:t></w:r></w:p>'.repeat(3000)}</w:body>`;
    const namespace = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
    const body = `<w:document ${namespace}>${long}</w:document>`;
    const docx = await bareDocx({
      'word/document.xml': body,
      '[Content_Types].xml':
        '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
      '_rels/.rels':
        '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    });
    const { text, pages } = await combined({}, await file('panjang.docx', docx));
    expect(await pages).toBe(21);
    expect(text).toContain('Tampilan berhenti di sini');
  });
});

describe('the limit of pages', () => {
  it('holds for all files together', async () => {
    const { text, pages } = await combined(
      {},
      await file('a.pdf', samplePdf(15)),
      await file('b.pdf', samplePdf(15)),
      await file('c.txt', 'tidak sampai ke sini'),
    );
    expect(await pages).toBe(21);
    expect(text).toContain('b.pdf');
    expect(text).not.toContain('tidak sampai');
  });

  it('holds for a long text', async () => {
    const { pages } = await combined({}, await file('a.txt', 'baris soal\n'.repeat(200_000)));
    expect(await pages).toBe(21);
  });
});

describe.skipIf(noQpdf)(titled('with qpdf', noQpdf), () => {
  const tools = { qpdf: installed.qpdf };

  it('merges PDFs in their order', async () => {
    const first = await file('a.pdf', samplePdf(3));
    const { pages } = await combined(tools, first, await file('b.pdf', samplePdf(2)));
    expect(await pages).toBe(5);
  });

  it('leaves to us what is broken, mixed or too long', async () => {
    const whole = await file('a.pdf', samplePdf(3));
    const broken = await file('rusak.pdf', samplePdf(9).subarray(0, 700));
    expect((await combined(tools, whole, broken)).text).toContain('rusak.pdf');
    const mixed = await combined(tools, whole, await file('c.txt', 'teks'));
    expect([await mixed.pages, mixed.text]).toEqual([4, 'c.txt teks']);
    const long = await combined(tools, await file('panjang.pdf', samplePdf(40)));
    expect(await long.pages).toBe(21);
  });
});

describe.skipIf(noLibreOffice)(titled('with LibreOffice', noLibreOffice), () => {
  it('shows a Word document as it is, beside the others', async () => {
    const word = await file('soal.docx', await sampleDocx());
    const { text } = await combined(installed, word, await file('c.txt', 'teks'));
    expect(text).toContain('O(n²) dan n ≤ 3.');
    expect(text).toContain('teks');
    expect(text).not.toContain(SIMPLE_WORD);
  });

  it('gives a reason for one that it cannot open', async () => {
    const { text } = await combined(installed, await file('rusak.docx', 'PK rusak'));
    expect(text).toMatch(/rusak/);
  });
});
