import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  AlignmentType,
  Document,
  FootnoteReferenceRun,
  HeadingLevel,
  ImageRun,
  LevelFormat,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
} from 'docx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileRow } from '../db/schema.js';
import { diskStore } from '../storage/disk-store.js';
import type { FileStore } from '../storage/file-store.js';
import { installed, noLibreOffice, noQpdf, titled } from '../test/documents/programs.js';
import { pdfText } from '../test/pdf-text.js';
import { samplePdf } from '../test/sample-bank.js';
import { bareDocx, sampleDocx } from '../test/sample-docx.js';
import { type Combiner, createCombiner } from './combiner.js';
import { SIMPLE_WORD } from './reasons.js';
import type { Tools } from './sandbox/find-tools.js';

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
    format: level === 0 ? LevelFormat.DECIMAL : LevelFormat.LOWER_LETTER,
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

const W =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"';

const run = (text: string, look = '') =>
  `<w:r><w:rPr>${look}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;

/** Text of a document with this body. */
async function textOf(body: string, more: Record<string, string> = {}): Promise<string> {
  const document = `<?xml version="1.0"?><w:document ${W}><w:body>${body}</w:body></w:document>`;
  const bytes = await bareDocx({ 'word/document.xml': document, ...more });
  return (await combined({}, await file('soal.docx', bytes))).text;
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

  it('counts as Word does: each list for itself, by its own numbers', async () => {
    const level = (format: string, start = 1, text = '%1.') =>
      `<w:abstractNum w:abstractNumId="ID"><w:lvl w:ilvl="0"><w:start w:val="${start}"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl><w:lvl w:ilvl="1"><w:start w:val="1"/><w:numFmt w:val="lowerRoman"/><w:lvlText w:val="%1-%2)"/></w:lvl></w:abstractNum>`;
    const kinds = [
      level('decimal'),
      level('upperLetter'),
      level('decimal', 6, 'Soal %1:'),
      level('upperRoman', 3),
    ].map((kind, at) => kind.replace('ID', String(at)));
    const nums = [0, 1, 2, 3, 1]
      .map((kind, at) => {
        const anew = '<w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride>';
        return `<w:num w:numId="${at + 1}"><w:abstractNumId w:val="${kind}"/>${at === 4 ? anew : ''}</w:num>`;
      })
      .join('');
    const item = (text: string, num: number, depth = 0) =>
      `<w:p><w:pPr><w:numPr><w:ilvl w:val="${depth}"/><w:numId w:val="${num}"/></w:numPr></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;
    const body = [
      item('Antrean', 1),
      item('Tumpukan', 2),
      item('Larik', 2),
      item('Pohon', 1),
      item('Graf', 5),
      item('dalam', 5, 1),
      item('lagi', 5, 1),
      item('Hutan', 2),
      item('mulai', 3),
      item('terus', 3),
      item('bab', 4),
      item('lanjut', 4),
    ];
    const text = await textOf(body.join(''), {
      'word/numbering.xml': `<w:numbering ${W}>${kinds.join('')}${nums}</w:numbering>`,
    });
    for (const words of [
      '1. Antrean A. Tumpukan B. Larik 2. Pohon A. Graf A-i) dalam A-ii) lagi B. Hutan',
      'Soal 6: mulai Soal 7: terus III. bab IV. lanjut',
    ]) {
      expect(text).toContain(words);
    }
  });

  it('numbers by the style of a paragraph', async () => {
    const text = await textOf(
      '<w:p><w:pPr><w:pStyle w:val="Turunan"/></w:pPr><w:r><w:t>satu</w:t></w:r></w:p><w:p><w:pPr><w:pStyle w:val="Turunan"/><w:numPr><w:numId w:val="0"/></w:numPr></w:pPr><w:r><w:t>tanpa</w:t></w:r></w:p><w:p><w:pPr><w:pStyle w:val="Soal"/></w:pPr><w:r><w:t>dua</w:t></w:r></w:p>',
      {
        'word/numbering.xml': `<w:numbering ${W}><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="4"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1)"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
        'word/styles.xml': `<w:styles ${W}><w:style w:type="paragraph" w:styleId="Soal"><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style><w:style w:type="paragraph" w:styleId="Turunan"><w:basedOn w:val="Soal"/></w:style></w:styles>`,
      },
    );
    expect(text).toMatch(/4\) satu tanpa 5\) dua/);
  });

  it.each([
    ['a power', run('O(n') + run('3', '<w:vertAlign w:val="superscript"/>') + run(')'), 'O(n³)'],
    ['a longer one', run('2') + run('n+1', '<w:vertAlign w:val="superscript"/>'), '2^(n+1)'],
    ['an index', run('a') + run('12', '<w:vertAlign w:val="subscript"/>'), 'a_12'],
    [
      'a short field',
      `${run('Tabel ')}<w:fldSimple w:instr=" SEQ Tabel ">${run('7')}</w:fldSimple>`,
      'Tabel 7',
    ],
    [
      'a formula',
      `${run('nilai ')}<m:oMath><m:f><m:num><m:r><m:t>a+b</m:t></m:r></m:num><m:den><m:r><m:t>2</m:t></m:r></m:den></m:f></m:oMath>${run(' itu')}`,
      'nilai (a+b)/2 itu',
    ],
    [
      'a root and a power',
      '<m:oMathPara><m:oMath><m:sSup><m:e><m:r><m:t>x</m:t></m:r></m:e><m:sup><m:r><m:t>2</m:t></m:r></m:sup></m:sSup><m:r><m:t> &lt; </m:t></m:r><m:rad><m:radPr><m:degHide/></m:radPr><m:deg/><m:e><m:r><m:t>n</m:t></m:r></m:e></m:rad></m:oMath></m:oMathPara>',
      'x^2 < √n',
    ],
    ['a formula without text', `${run('nilai ')}<m:oMath/>`, 'nilai [rumus]'],
    [
      'hidden text',
      run('tampak') + run(' kunci', '<w:vanish/>') + run(' lagi', '<w:vanish w:val="0"/>'),
      'tampak lagi',
    ],
    ['a drawing that is no picture', `${run('lihat ')}<w:r><w:drawing/></w:r>`, 'lihat [gambar]'],
  ])('shows %s', async (_, content, shown) => {
    const text = await textOf(`<w:p>${content}</w:p>`);
    expect(text.replace(/ {2,}/g, ' ')).toContain(shown);
    expect(text).not.toContain('kunci');
  });

  it('parts the cells of a table within a cell', async () => {
    const cell = (inner: string) => `<w:tc>${inner}</w:tc>`;
    const words = (text: string) => `<w:p>${run(text)}</w:p>`;
    const table = `<w:tbl><w:tr>${cell(words('selkesatu'))}${cell(words('selkedua'))}</w:tr><w:tr>${cell(words('bawah'))}</w:tr></w:tbl>`;
    const text = await textOf(`<w:tbl><w:tr>${cell(words('luar') + table)}</w:tr></w:tbl>`);
    expect(text).toContain('luar selkesatu | selkedua bawah');
  });

  it('shows the pictures of a cell below its table, and notes at the end', async () => {
    const picture = new ImageRun({
      type: 'png',
      data: PNG,
      transformation: { width: 9, height: 9 },
    });
    const cell = new TableCell({ children: [new Paragraph({ children: [picture] })] });
    const document = new Document({
      footnotes: { 1: { children: [new Paragraph('kaki halaman')] } },
      sections: [
        {
          children: [
            new Table({ rows: [new TableRow({ children: [cell] })] }),
            new Paragraph({ children: [new TextRun('isi'), new FootnoteReferenceRun(1)] }),
          ],
        },
      ],
    });
    const { text } = await combined({}, await file('soal.docx', await Packer.toBuffer(document)));
    expect(text).toMatch(/\[gambar\].*isi\[1\].*\[1\] *kaki halaman/);
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
