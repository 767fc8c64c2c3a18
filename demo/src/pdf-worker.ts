// A thread that sets papers, one after the other.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import type { Paper, PaperKind } from '@bank-soal/paper/model';
import { createTypesetter, paperSheets, TYPESETTER_FILES } from '@bank-soal/paper/typst';

/** What a thread is asked for. */
export interface PdfJob {
  paper: Paper;
  kind: PaperKind;
}

const { resolve } = createRequire(import.meta.url);
const read = (name: string) => readFile(resolve(name));

const typesetter = createTypesetter({
  compiler: await read(TYPESETTER_FILES.compiler),
  fonts: await Promise.all(TYPESETTER_FILES.fonts.map(read)),
});

parentPort?.on('message', async ({ paper, kind }: PdfJob) => {
  parentPort?.postMessage((await typesetter).set(paperSheets(paper, kind)));
});
