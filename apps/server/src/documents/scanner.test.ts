import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import PDFKit from 'pdfkit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { installed, noTesseract, titled } from '../test/documents/programs.js';
import { samplePdf } from '../test/sample-bank.js';
import { NOT_SHOWN_YET } from './reasons.js';
import type { Tools } from './sandbox/find-tools.js';
import { openScanner } from './scanner.js';

const LIMITS = {
  maxRssBytes: 512 * 1024 * 1024,
  timeoutMs: 60_000,
  maxCpuMs: 60_000,
  maxPages: 300,
  ready: false,
};

let folder: string;
let pending: string;
let scan: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bank-soal-scan-'));
  pending = await mkdtemp(join(folder, 'pending-'));
  scan = join(folder, 'scan.pdf');
  await writeFile(scan, samplePdf(1));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function program(name: string, script: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, `#!/bin/sh\n${script}\n`);
  await chmod(path, 0o755);
  return path;
}

const open = (tools: Tools) => openScanner(tools, pending, LIMITS);

/** Writes the number of the requested page, and no other. */
const DRAWS = 'echo "halaman $5, satu: $9" >"${10}.pgm"';
const LANGUAGES = '[ "$1" = --list-langs ] && printf "List:\\nind\\n" && exit 0';

async function standIns(draws = DRAWS, reads = 'cat "$1"'): Promise<Tools> {
  const pdftoppm = await program('pdftoppm', draws);
  const tesseract = await program('tesseract', `${LANGUAGES}\n${reads}`);
  return { ocr: true, pdftoppm, tesseract };
}

describe('openScanner', () => {
  it('reads page after page, the first twenty, and leaves nothing behind', async () => {
    const { scanner, report } = await open(await standIns());
    expect(report).toEqual({ ocr: 'used' });
    const texts = await scanner?.read(scan, 22);
    expect(texts).toHaveLength(22);
    expect(texts?.map((text) => /\d+/.exec(text)?.[0])).toEqual([
      ...Array.from({ length: 20 }, (_, at) => String(at + 1)),
      undefined,
      undefined,
    ]);
    expect(await readdir(pending)).toEqual([]);
  });

  it('gives a file up when a program fails, and leaves nothing behind', async () => {
    for (const tools of [await standIns('exit 1'), await standIns(DRAWS, 'exit 1')]) {
      const { scanner } = await open(tools);
      expect(await scanner?.read(scan, 1)).toBeUndefined();
      expect(await readdir(pending)).toEqual([]);
    }
  });

  it('says nothing of a file when the server ends', async () => {
    const { scanner } = await open(await standIns('exec sleep 60'));
    const reading = scanner?.read(scan, 1);
    scanner?.close();
    await expect(reading).rejects.toMatchObject({ status: 503, failure: NOT_SHOWN_YET });
    expect(await readdir(pending)).toEqual([]);
  });

  it('is there only where it is wanted, and all that it needs', async () => {
    const tools = await standIns();
    expect((await open({ ...tools, ocr: false })).report).toEqual({ ocr: 'off' });
    const without = { ...tools, tesseract: undefined };
    expect((await open(without)).report).toEqual({ ocr: 'not installed', reason: 'tesseract-ocr' });
    const speechless = { ...tools, tesseract: await program('tesseract', 'echo eng') };
    expect(await open(speechless)).toEqual({
      scanner: undefined,
      report: { ocr: 'not installed', reason: 'tesseract-ocr-ind' },
    });
    const shut = await open({ ...(await standIns()), requireSandbox: true });
    expect(shut.report).toEqual({ ocr: 'not used without a sandbox' });
  });

  it.skipIf(noTesseract)(titled('reads a page with Tesseract', noTesseract), async () => {
    const document = new PDFKit();
    const bytes = buffer(document);
    document.fontSize(28).text('Jelaskan rotasi ganda pada pohon');
    document.end();
    await writeFile(scan, await bytes);
    const { scanner } = await open({ ...installed, ocr: true });
    expect((await scanner?.read(scan, 1))?.[0]).toContain('rotasi ganda');
  });
});
