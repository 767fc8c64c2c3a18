// How many two-page exams a second are read, one after the other, as the queue does.
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import PDFKit from 'pdfkit';
import { createTextReader } from '../../apps/server/dist/documents/text-reader.js';
import { cpuOf } from '../server/lib/process.mjs';
import { paper } from './papers.mjs';

/** The last process that another has started: the reader's. */
const childOf = (pid) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').at(-1);

const FILES = 60;
const MB = 1024 * 1024;
const LIMITS = {
  maxRssBytes: 512 * MB,
  maxCpuMs: 10_000,
  timeoutMs: 60_000,
  maxPages: 300,
  ready: false,
};

async function pdfOf(pages) {
  const document = new PDFKit({ autoFirstPage: false });
  const bytes = buffer(document);
  for (const page of pages) document.addPage().text(page);
  document.end();
  return bytes;
}

export async function measureExtraction(folder) {
  for (let number = 0; number <= FILES; number += 1) {
    await writeFile(join(folder, `${number}.pdf`), await pdfOf(paper(number)));
    await writeFile(join(folder, `${number}.txt`), paper(number).join('\n'));
  }
  const reader = createTextReader({
    store: { localPath: (name) => Promise.resolve(join(folder, name)) },
    combiner: { pagesOf: () => Promise.reject(new Error('not asked')) },
    limits: LIMITS,
  });
  const read = async (number, type) => {
    const file = { sha256: `${number}.${type}`, name: `a.${type}`, type, size: 1 };
    const { state } = await reader.read(file);
    if (state !== 'siap') throw new Error(`${number}.${type}: ${state}`);
  };
  const figures = {};
  for (const type of ['pdf', 'txt']) {
    // The process starts with the first.
    await read(FILES, type);
    const before = cpuOf(childOf(process.pid));
    for (let number = 0; number < FILES; number += 1) await read(number, type);
    const seconds = (cpuOf(childOf(process.pid)) - before) / 1e6;
    figures[`${type.toUpperCase()} of two pages, files a second of one core`] = FILES / seconds;
  }
  reader.close();
  return figures;
}
