// Draws the covers of the demo's PDFs, in one process for all: so the first visit of a fresh clone finds them.

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { openArchive } from '../../apps/server/src/backup/archive.js';
import { drawCover } from '../../apps/server/src/documents/child/draw-cover.js';
import { type CoverFile, createCoverMaker } from '../../apps/server/src/documents/cover-maker.js';

type File = CoverFile & { category: string };

const dist = fileURLToPath(new URL('../../demo/dist/', import.meta.url));
const work = await mkdtemp(join(tmpdir(), 'bank-soal-covers-'));
const pathOf = (sha256: string) => join(work, sha256);

const archive = await openArchive(join(dist, 'demo-bank.zip'));
const rows = (await text(archive.read('tables/files.jsonl'))).trim().split('\n');

const files: File[] = rows.map((row) => JSON.parse(row));
const shown = files.filter(({ category, type }) => category === 'questions' && type === 'pdf');
const wanted = new Set(shown.map(({ sha256 }) => sha256));
for await (const { sha256, bytes } of archive.contents()) {
  if (wanted.has(sha256)) await writeFile(pathOf(sha256), await buffer(bytes));
}
archive.close();

await mkdir(join(dist, 'covers'), { recursive: true });
const covers = await createCoverMaker(join(dist, 'covers'), {
  store: { localPath: async (sha256) => pathOf(sha256) },
  combiner: { pagesOf: async (part) => part, version: undefined },
  workers: {
    run: async (job) => {
      if (job.kind !== 'draw-cover') throw new Error(`No worker for ${job.kind}`);
      return { kind: 'done', rssBytes: 0, ...(await drawCover(job)) };
    },
    close: () => undefined,
  },
});
for (const file of shown) await covers.coverOf(file, 'demo');
covers.close();
await rm(work, { recursive: true, force: true });
