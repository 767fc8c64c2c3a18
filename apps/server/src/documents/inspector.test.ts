import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import PDFKit from 'pdfkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMemoryBudget } from '../limits/memory.js';
import { doublingTree, pagePdf, streamObject } from '../test/hostile/make-pdf.js';
import { receivedFile } from '../test/received-file.js';
import { bombPdf, samplePdf } from '../test/sample-bank.js';
import { bareDocx, forgeDirectory, sampleDocx, sampleZip } from '../test/sample-docx.js';
import { createInspector, type Inspector } from './inspector.js';
import { CONTENT_PROBLEMS, NOT_JUDGED_YET } from './reasons.js';
import { createLightProcess } from './sandbox/light-process.js';

const MB = 1024 * 1024;
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const {
  UNREADABLE,
  NO_PDF,
  BROKEN_PDF,
  EMPTY_PDF,
  NO_DOCX,
  BROKEN_DOCX,
  LOCKED_DOCX,
  MACROS,
  SWOLLEN,
} = CONTENT_PROBLEMS;

let folder: string;
let inspector: Inspector;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bank-soal-inspect-'));
  inspector = createInspector({
    maxRssBytes: 512 * MB,
    maxCpuMs: 20_000,
    timeoutMs: 600_000,
    maxPages: 9,
    ready: false,
  });
});
afterAll(async () => {
  inspector.close();
  await rm(folder, { recursive: true, force: true });
});

async function problem(type: string, content: Buffer | string | Promise<Buffer>) {
  const path = join(folder, 'file');
  await writeFile(path, await content);
  return inspector.inspect(await receivedFile(path), type, 1);
}

function encryptedPdf(): Promise<Buffer> {
  const page = new PDFKit({ userPassword: 'kunci', ownerPassword: 'pemilik', pdfVersion: '1.7' });
  const bytes = buffer(page);
  page.text('halo').end();
  return bytes;
}

const noPages =
  '%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n' +
  '2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\n' +
  'trailer\n<< /Size 3 /Root 1 0 R >>\n%%EOF\n';

const wideTable = () => {
  const head = '/Type /XRef /Size 9 /W [1 99999999 1] /Root 1 0 R';
  return pagePdf({ more: [streamObject(head, Buffer.from('xxxxx'))] });
};

const names = (count: number) => Array.from({ length: count }, (_, index) => `/a${index}`).join('');

const LOCK = `<< /Filter /Standard /V 2 /R 3 /Length 128 /P -44 /O (${'o'.repeat(32)}) /U (${'u'.repeat(32)}) >>`;
const locked = (lock: string, pages?: string) =>
  pagePdf({ trailer: `/ID [(a) (b)] /Encrypt ${lock}`, ...(pages && { pages }) });

describe('a PDF', () => {
  it.each([
    ['of two pages', samplePdf(2)],
    ['behind a mark of Unicode', Buffer.concat([Buffer.from('\uFEFF'), samplePdf(1)])],
  ])('%s is one', async (_, bytes) => {
    expect(await problem('pdf', bytes)).toBeUndefined();
  });

  it('that is locked is still one', async () => {
    expect(await problem('pdf', encryptedPdf())).toBeUndefined();
  });

  it.each([
    ['its header alone', '%PDF-1.7\n%%EOF', BROKEN_PDF],
    ['half of one', samplePdf(9).subarray(0, 700), BROKEN_PDF],
    ['one without pages', noPages, EMPTY_PDF],
    ['one that claims to be locked', '%PDF-1.7\n/Encrypt 1 0 R', BROKEN_PDF],
    ['a web page with one behind it', `<html><script>1</script>${samplePdf(1)}`, NO_PDF],
    ['a picture', PNG, { ...NO_PDF, code: 'another-kind', found: 'PNG' }],
    ['a text', 'Soal nomor satu', NO_PDF],
  ])('is not: %s', async (_, bytes, expected) => {
    expect(await problem('pdf', bytes)).toEqual(expected);
  });

  it.each([
    ['19 MB of beginnings', Buffer.concat([samplePdf(1), Buffer.alloc(19 * MB, '1 0 obj')])],
    ['19 MB of numbers', Buffer.concat([samplePdf(1), Buffer.alloc(19 * MB, '1 ')])],
    ['a table of immense fields', wideTable()],
    ['a tree that doubles thirty times', doublingTree(30)],
    ['ten million numbers', pagePdf({ more: [`[${'1 '.repeat(9 * MB)}]`] })],
    ['two million names', pagePdf({ more: [`[${names(2_000_000)}]`] })],
    ['half a million objects', pagePdf({ more: Array<string>(500_000).fill('null') })],
  ])('is refused for the work it makes, not for its time: %s', async (_, bytes) => {
    expect(await problem('pdf', bytes)).toEqual(UNREADABLE);
  });

  it('may have digits without end behind it', async () => {
    expect(await problem('pdf', Buffer.concat([samplePdf(1), Buffer.alloc(MB, '1')]))).toEqual(
      undefined,
    );
  });

  it.each([
    ['names a lock alone', '%PDF-1.7\n/Encrypt 1 0 R\nstartxref\n9\n%%EOF'],
    ['has a lock without a key', locked('<< /Filter /Standard /V 9 /R 99 /O (x) /U (y) >>')],
    ['has a lock and no page', locked(LOCK, '<< /Type /Pages /Kids [] /Count 0 >>')],
    ['has a lock that is no dictionary', locked('(kunci)')],
  ])('is not locked when it %s', async (_, bytes) => {
    expect(await problem('pdf', bytes)).toEqual(BROKEN_PDF);
  });

  it('may be locked in a way that only other readers know', async () => {
    expect(await problem('pdf', locked(LOCK))).toBeUndefined();
    expect(await problem('pdf', locked('<< /Filter /Adobe.PubSec /V 4 >>'))).toBeUndefined();
  });

  it('that unpacks to gigabytes is refused, and the next is judged as ever', async () => {
    expect(await problem('pdf', bombPdf(700 * MB))).toEqual(UNREADABLE);
    expect(await problem('pdf', samplePdf(1))).toBeUndefined();
  });
});

describe('a Word document', () => {
  it('is judged by its directory and its body', async () => {
    expect(await problem('docx', sampleDocx())).toBeUndefined();
    expect(await problem('docx', bareDocx())).toBeUndefined();
    expect(await problem('docx', bareDocx({}, false))).toBeUndefined();
  });

  it('is no other archive, and no older format', async () => {
    expect(await problem('docx', sampleZip({ 'a.txt': 'a' }))).toMatchObject({ what: 'docx' });
    expect(
      await problem('docx', sampleZip({ 'word/document.xml': '<w:document/>' })),
    ).toMatchObject({ what: 'docx' });
    expect(await problem('docx', samplePdf(1))).toEqual({
      ...NO_DOCX,
      code: 'another-kind',
      found: 'PDF',
    });
    const ole = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]);
    expect(await problem('docx', ole)).toEqual(LOCKED_DOCX);
  });

  it('carries no macros', async () => {
    expect(await problem('docx', bareDocx({ 'word/vbaProject.bin': 'x' }))).toEqual(MACROS);
  });

  it('has a body that can be unpacked', async () => {
    const whole = await bareDocx();
    expect(await problem('docx', whole.subarray(0, -30))).toEqual(BROKEN_DOCX);
    const torn = Buffer.from(whole);
    torn.fill(0xff, torn.indexOf('word/document.xml') + 20, torn.indexOf('word/document.xml') + 40);
    expect(await problem('docx', torn)).toEqual(BROKEN_DOCX);
    const other = { 'word/document.xml': '<html/>', '[Content_Types].xml': '' };
    expect(await problem('docx', sampleZip(other))).toEqual(BROKEN_DOCX);
  });

  it('names no place outside itself', async () => {
    const zip = await bareDocx({ 'aa/aa/jahat.txt': 'x' });
    const evil = Buffer.from(zip.toString('latin1').replaceAll('aa/aa/', '../../'), 'latin1');
    expect(await problem('docx', evil)).toEqual(BROKEN_DOCX);
    const rooted = Buffer.from(zip.toString('latin1').replaceAll('aa/aa/', '/tmp//'), 'latin1');
    expect(await problem('docx', rooted)).toEqual(BROKEN_DOCX);
  });

  it('is not locked entry by entry', async () => {
    const locked = forgeDirectory(await bareDocx(), (record) => {
      record.writeUInt16LE(record.readUInt16LE(8) | 1, 8);
    });
    expect(await problem('docx', locked)).toEqual(LOCKED_DOCX);
  });

  it('does not swell: the directory tells before anything is unpacked', async () => {
    const swollen = forgeDirectory(await bareDocx(), (record) => {
      record.writeUInt32LE(150 * MB, 24);
    });
    expect(await problem('docx', swollen)).toEqual(SWOLLEN);
    const dense = await bareDocx({ 'word/media/a.xml': ' '.repeat(40 * MB) });
    expect(dense.byteLength).toBeLessThan(MB / 8);
    expect(await problem('docx', dense)).toEqual(SWOLLEN);
  });

  it('cannot hide its size from the one who unpacks', async () => {
    const body = `<w:document>${' '.repeat(8 * MB)}</w:document>`;
    const honest = await bareDocx({ 'word/media/x.bin': 'x' });
    expect(await problem('docx', honest)).toBeUndefined();
    const liar = forgeDirectory(
      await sampleZip({ '[Content_Types].xml': '', 'word/document.xml': body }),
      (record) => record.writeUInt32LE(100, 24),
    );
    expect(await problem('docx', liar)).toEqual(BROKEN_DOCX);
  });

  it('has no entry twice, and not thousands', async () => {
    const zip = await bareDocx({ 'word/documenu.xml': 'x' });
    const twice = Buffer.from(zip.toString('latin1').replaceAll('documenu', 'document'), 'latin1');
    expect(await problem('docx', twice)).toEqual(BROKEN_DOCX);
    const many = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`a${index}`, '']));
    expect(await problem('docx', bareDocx(many))).toEqual(SWOLLEN);
  });
});

describe('a text', () => {
  it.each([
    ['ASCII', 'Soal 1\r\n\tn < 3\f'],
    ['UTF-8', 'Soal “é” n ≤ 3 日本 👩‍💻'],
    ['UTF-8 with a mark', '\uFEFFSoal'],
    ['UTF-16, little end first', Buffer.from('\uFEFFSoal ≤', 'utf16le')],
    ['UTF-16, big end first', Buffer.from('\uFEFFSoal ≤', 'utf16le').swap16()],
    ['Windows-1252', Buffer.from([0x53, 0x6f, 0x61, 0x6c, 0x20, 0x93, 0xe9, 0x94])],
    ['a program', '#include <stdio.h>\nint main(void) { return 0; }\n'],
    ['a page of the web, which nobody runs', '<html><script>alert(1)</script></html>'],
  ])('may be %s', async (_, content) => {
    expect(await problem('txt', content)).toBeUndefined();
  });

  it.each([
    ['NULs', 'Soal\u00001'],
    ['control characters', 'Soal\u001b[31m'],
    ['UTF-16 without a mark', Buffer.from('Soal', 'utf16le')],
    ['half a character of UTF-16', Buffer.from([0xff, 0xfe, 0x41])],
    ['control characters in UTF-16', Buffer.from('\uFEFFa\u0001', 'utf16le')],
    ['a picture', PNG],
    ['a PDF', samplePdf(1)],
  ])('has no %s', async (_, content) => {
    expect(await problem('txt', content)).toMatchObject({ what: 'txt' });
  });

  it('has no NUL far behind its beginning', async () => {
    const long = Buffer.alloc(3 * MB, 'soal ');
    expect(await problem('txt', long)).toBeUndefined();
    long[3 * MB - 1] = 0;
    expect(await problem('txt', long)).toMatchObject({ what: 'txt' });
  });
});

it('says nothing of a file that the machine has no time for', async () => {
  const path = join(folder, 'file');
  await writeFile(path, samplePdf(1));
  const hurried = createInspector({
    maxRssBytes: 512 * MB,
    maxCpuMs: 20_000,
    timeoutMs: 1,
    maxPages: 9,
    ready: false,
  });
  await expect(hurried.inspect(await receivedFile(path), 'pdf', 1)).rejects.toMatchObject({
    status: 503,
    failure: NOT_JUDGED_YET,
    headers: { 'Retry-After': expect.any(String) },
  });
  hurried.close();
});

it('judges the same content once, and remembers nothing of the time that a machine had', async () => {
  const path = join(folder, 'again');
  await writeFile(path, samplePdf(4));
  const file = await receivedFile(path);
  expect(await inspector.inspect(file, 'pdf', 1)).toBeUndefined();
  await rm(path);
  expect(await inspector.inspect(file, 'pdf', 2)).toBeUndefined();
  await expect(inspector.inspect(file, 'txt', 2)).rejects.toMatchObject({ code: 'ENOENT' });
});

it('knows no other kinds', async () => {
  expect(await problem('other', 'x')).toEqual(CONTENT_PROBLEMS.UNKNOWN);
});

it('judges a small file while both processes are busy with expensive ones of others', async () => {
  const limits = { maxRssBytes: 512 * MB, maxCpuMs: 20_000, timeoutMs: 600_000, maxPages: 9 };
  // Its usual bound on processor time is for a machine that does nothing else.
  const light = createLightProcess({ ...limits, ready: false }, limits);
  const own = createInspector({ ...limits, ready: false }, createMemoryBudget(), light);
  const received = async (name: string, content: Buffer) => {
    const path = join(folder, name);
    await writeFile(path, content);
    return receivedFile(path);
  };
  const expensive = await Promise.all(
    [1, 2, 3, 4].map((pages) =>
      received(`${pages}`, Buffer.concat([samplePdf(pages), Buffer.alloc(19 * MB, '1 0 obj')])),
    ),
  );
  const small = await received('kecil', samplePdf(1));
  const ended: string[] = [];
  const judged = async (file: typeof small, holder: number, name: string) => {
    const verdict = await own.inspect(file, 'pdf', holder);
    ended.push(name);
    return verdict;
  };
  try {
    const others = expensive.map((file, index) => judged(file, index, 'expensive'));
    expect(await judged(small, 9, 'small')).toBeUndefined();
    expect(ended[0]).toBe('small');
    await Promise.all(others);
  } finally {
    own.close();
    light.close();
  }
});
