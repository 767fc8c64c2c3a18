import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { PDFDocument } from '@cantoo/pdf-lib';
import { Document, Packer, PageBreak, Paragraph } from 'docx';
import PDFKit from 'pdfkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { diskStore } from '../storage/disk-store.js';
import type { FileStore } from '../storage/file-store.js';
import { guardedPdf } from '../test/documents/guarded-pdf.js';
import { installed, noLibreOffice, titled } from '../test/documents/programs.js';
import { pagePdf, streamObject } from '../test/hostile/make-pdf.js';
import { packedSpaces } from '../test/packed-spaces.js';
import { bombPdf, samplePdf } from '../test/sample-bank.js';
import { samplePng } from '../test/sample-png.js';
import { createCombiner } from './combiner.js';
import { createPageReaders } from './page-readers.js';
import type { Tools } from './sandbox/find-tools.js';
import { createTextReader, type FileText } from './text-reader.js';

const MB = 1024 * 1024;
const LIMITS = {
  maxRssBytes: 512 * MB,
  maxCpuMs: 20_000,
  timeoutMs: 600_000,
  maxPages: 300,
  ready: false,
};

let folder: string;
let store: FileStore;
let number = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bank-soal-text-'));
  store = await diskStore(join(folder, 'files'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function read(
  name: string,
  content: Buffer | string,
  tools: Tools = {},
  limits = LIMITS,
): Promise<FileText> {
  const { sha256, size } = await store.put([Buffer.from(content)]);
  number += 1;
  const combiner = await createCombiner(join(folder, `previews-${number}`), store, limits, tools);
  const workers = createPageReaders(limits);
  const reader = createTextReader({ store, combiner, workers, limits });
  try {
    return await reader.read({ sha256, size, name, type: name.split('.').at(-1) ?? '' });
  } finally {
    workers.close();
    combiner.close();
  }
}

/** On which pages, from 1, a text has a word. */
const pagesWith = ({ pages }: FileText, word: string) =>
  pages.flatMap((text, index) => (text.includes(word) ? [index + 1] : []));

async function pdfWith(texts: string[], options: PDFKit.PDFDocumentOptions = {}) {
  const document = new PDFKit({ ...options, autoFirstPage: false });
  const whole = buffer(document);
  for (const text of texts) document.addPage().text(text);
  document.end();
  return whole;
}

const FORMULA = '𝑥²';

describe('what is read of a PDF', () => {
  it('parts what stands apart, and nothing that a word is made of', async () => {
    const document = new PDFKit();
    const whole = buffer(document);
    document.text('20 poin', 400, 100, { lineBreak: false });
    document.text('Rotasi', 72, 100, { lineBreak: false });
    document.text('ken', 72, 140, { lineBreak: false, continued: true }).font('Helvetica-Bold');
    document.text('ari', { lineBreak: false });
    document.end();
    const { pages } = await read('a.pdf', await whole);
    expect(pages[0]).toMatch(/20 poin\s+Rotasi/);
    expect(pages[0]).toContain('kenari');
  });

  it('is the words of each page', async () => {
    const text = await read('a.pdf', await pdfWith(['pohon merpati', '', 'graf kenari C++']));
    expect(text).toMatchObject({ state: 'siap' });
    expect(text.pages).toHaveLength(3);
    expect(pagesWith(text, 'merpati')).toEqual([1]);
    expect(pagesWith(text, 'kenari C++')).toEqual([3]);
  });

  it.each([
    [2, 12],
    [4, 20],
    [8, 12],
    [8, 20],
  ])('has words whose letters stand %d apart at a size of %d', async (characterSpacing, size) => {
    const document = new PDFKit();
    const whole = buffer(document);
    const options = { characterSpacing, lineBreak: false };
    document.fontSize(size).text('UJIAN AKHIR DI ITB 2026', 72, 100, options);
    document.text('A B C D E', 72, 200, { lineBreak: false });
    document.text('T F F T', 72, 300, { lineBreak: false });
    document.text('algo-', 72, 400, { lineBreak: false });
    document.text('ritma', 72, 424, { lineBreak: false });
    document.end();
    const { pages } = await read('a.pdf', await whole);
    const lines = pages[0]?.split('\n').map((line) => line.trim());
    expect(lines).toEqual(['UJIAN AKHIR DI ITB 2026', 'A B C D E', 'T F F T', 'algo-', 'ritma']);
  });

  it('ends behind the pages that a preview has', async () => {
    const limits = { ...LIMITS, maxPages: 2 };
    const text = await read('a.pdf', await pdfWith(['satu', 'dua', 'tiga']), {}, limits);
    expect(text.pages.map((page) => page.trim())).toEqual(['satu', 'dua']);
  });

  it('is nothing where there are only pictures, or what a scanner writes on them', async () => {
    const document = await PDFDocument.create();
    const picture = await document.embedPng(samplePng(8, 8));
    document.addPage().drawImage(picture);
    document.addPage().drawImage(picture);
    const scan = Buffer.from(await document.save());
    expect(await read('a.pdf', scan)).toEqual({ state: 'tanpa-teks', pages: ['', ''] });
    const stamped = await pdfWith(['Dipindai dengan CamScanner']);
    expect(await read('b.pdf', stamped)).toEqual({ state: 'tanpa-teks', pages: [''] });
    expect(await read('c.pdf', samplePdf(3))).toEqual({ state: 'tanpa-teks', pages: ['', '', ''] });
  });

  it('is not found out where a password locks it, or it is broken', async () => {
    const locked = await pdfWith(['rahasia'], { userPassword: 'x', pdfVersion: '1.7' });
    expect(await read('a.pdf', locked)).toEqual({ state: 'gagal', pages: [] });
    const whole = await pdfWith(['utuh']);
    const half = whole.subarray(0, whole.length / 2);
    expect(await read('b.pdf', half)).toEqual({ state: 'gagal', pages: [] });
  });

  it('is read where everyone may open it, whatever else is forbidden', async () => {
    const guarded = await pdfWith(['terbuka'], { ownerPassword: 'x', pdfVersion: '1.7' });
    expect(pagesWith(await read('a.pdf', guarded), 'terbuka')).toEqual([1]);
  });

  it('is read where its objects are packed, too', async () => {
    const guarded = await guardedPdf('terbuka', 'AES-128');
    expect(pagesWith(await read('a.pdf', guarded), 'terbuka')).toEqual([1]);
    const locked = await guardedPdf('rahasia', 'AES-256', 'x');
    expect(await read('b.pdf', locked)).toEqual({ state: 'gagal', pages: [] });
  });

  it('is given up where its objects unpack to far too much', async () => {
    expect(await read('a.pdf', bombPdf(200 * MB))).toEqual({ state: 'gagal', pages: [] });
  });

  it('is given up where a page unpacks to far too much', async () => {
    const content = streamObject('/Filter /FlateDecode', packedSpaces(1200 * MB));
    const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents 4 0 R >>';
    expect((await read('a.pdf', pagePdf({ page, more: [content] }))).state).toBe('gagal');
  });
});

describe('what is read of a text', () => {
  it('stands on the pages that a preview shows it on, whatever its name', async () => {
    const rows = Array.from({ length: 200 }, (_, at) => `baris${at + 1}.`).join('\n');
    const short = await read('a.txt', rows);
    const long = await read(`${'nama yang panjang '.repeat(12)}λ.txt`, rows);
    expect(short.state).toBe('siap');
    expect(short.pages).toEqual(long.pages);
    expect(pagesWith(short, 'baris1.')).toEqual([1]);
    const last = short.pages.length;
    expect(last).toBeGreaterThan(2);
    expect(pagesWith(short, 'baris200.')).toEqual([last]);
  });

  it('is all that it says, and neither its name nor what cannot be seen', async () => {
    const text = await read('nama.txt', `jawaban: ${FORMULA}\u0000 selesai`);
    expect(text.pages).toEqual([`jawaban: ${FORMULA} selesai\n`]);
    expect(await read('kosong.txt', ' \n ')).toEqual({ state: 'tanpa-teks', pages: [''] });
  });

  it('ends at its bound', async () => {
    const text = await read('a.txt', 'kata '.repeat(1_000_000));
    expect(text.pages.join('').length).toBeLessThan(500_000);
  });
});

describe('what is read of a Word document', () => {
  const docx = () =>
    Packer.toBuffer(
      new Document({
        sections: [
          {
            children: [
              new Paragraph('soal merpati'),
              new Paragraph({ children: [new PageBreak()] }),
              new Paragraph('soal kenari'),
            ],
          },
        ],
      }),
    );

  it('stands on the pages of its plain preview, without what that says above it', async () => {
    const text = await read('nama-berkas.docx', await docx());
    expect(text.state).toBe('siap');
    expect(pagesWith(text, 'merpati')).toEqual([1]);
    expect(text.pages.join(' ')).toContain('kenari');
    expect(text.pages.join(' ')).not.toMatch(/nama-berkas|Tampilan sederhana/);
  });

  it.skipIf(noLibreOffice)(
    titled('stands on the pages that LibreOffice makes', noLibreOffice),
    async () => {
      const text = await read('a.docx', await docx(), installed);
      expect(pagesWith(text, 'merpati')).toEqual([1]);
      expect(pagesWith(text, 'kenari')).toEqual([2]);
    },
  );

  it('is not found out where it has no preview', async () => {
    expect((await read('a.docx', 'bukan Word')).state).toBe('gagal');
    expect(await read('a.doc', 'Word yang lama')).toEqual({ state: 'gagal', pages: [] });
  });
});

it('says nothing of a file whose bytes are not there, or that the machine had no time for', async () => {
  const workers = createPageReaders({ ...LIMITS, timeoutMs: 1 });
  const reader = createTextReader({
    store,
    combiner: { pagesOf: () => Promise.reject(new Error('not asked')) },
    workers,
    limits: LIMITS,
  });
  const gone = { sha256: 'f'.repeat(64), size: 1, name: 'a.pdf', type: 'pdf' };
  await expect(reader.read(gone)).rejects.toMatchObject({ code: 'ENOENT' });
  const { sha256, size } = await store.put([await pdfWith(['ada'])]);
  await expect(reader.read({ ...gone, sha256, size })).rejects.toMatchObject({ status: 503 });
  workers.close();
});
