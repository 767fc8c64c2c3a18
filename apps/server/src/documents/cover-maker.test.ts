import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { samplePdf } from '../test/sample-bank.js';
import { type CoverFile, createCoverMaker } from './cover-maker.js';
import { createPageReaders } from './page-readers.js';

const LIMITS = {
  maxRssBytes: 512 * 1024 * 1024,
  maxCpuMs: 20_000,
  timeoutMs: 60_000,
  maxPages: 20,
  ready: false,
};

let folder: string;
let path: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bank-soal-covers-'));
  path = join(folder, 'soal.pdf');
  await writeFile(path, samplePdf(1));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function keyOf(file: CoverFile, version: unknown): Promise<string | undefined> {
  const covers = await createCoverMaker(join(folder, 'covers'), {
    store: { localPath: async () => path },
    combiner: { pagesOf: async (part) => ({ ...part, path, type: 'pdf' }), version },
    workers: createPageReaders(LIMITS),
  });
  const cover = await covers.coverOf(file, 1).finally(covers.close);
  return cover?.key;
}

it('is rendered anew when its pages would be others', async () => {
  const word = { name: 'soal.docx', type: 'docx', sha256: 'a', size: 1 };
  const first = await keyOf(word, [1, false]);
  expect(first).toBeDefined();
  expect(await keyOf(word, [1, false])).toBe(first);
  expect(await keyOf(word, [2, false])).not.toBe(first);
  const pdf = { ...word, name: 'soal.pdf', type: 'pdf' };
  expect(await keyOf(pdf, [1, false])).toBe(await keyOf(pdf, [2, false]));
});

it('draws two hundred for one address, and each once for all who ask', async () => {
  let drawn = 0;
  const covers = await createCoverMaker(join(folder, 'many'), {
    store: { localPath: async () => path },
    combiner: { pagesOf: async (part) => part, version: 1 },
    workers: {
      run: async (job) => {
        drawn += 1;
        if ('output' in job) await writeFile(job.output, 'gambar');
        return { kind: 'done', rssBytes: 0 };
      },
      close: () => undefined,
    },
  });
  const pdf = (index: number) => ({ name: 'a.pdf', type: 'pdf', sha256: `${index}`, size: 1 });
  const asked = Array.from({ length: 200 }, (_, index) => pdf(index));
  const holders = ['uploads', '203.0.113.1'];
  const made = await Promise.all(
    holders.flatMap((holder) => asked.map((file) => covers.coverOf(file, holder))),
  );
  expect(new Set(made.map((cover) => cover?.key)).size).toBe(200);
  expect(drawn).toBe(200);
});

it('takes over what another server has drawn, and draws it no more', async () => {
  const pdf = { name: 'a.pdf', type: 'pdf', sha256: 'b', size: 1 };
  let drawn = 0;
  const open = (name: string) =>
    createCoverMaker(join(folder, name), {
      store: { localPath: async () => path },
      combiner: { pagesOf: async (part) => part, version: 1 },
      workers: {
        run: async (job) => {
          drawn += 1;
          if ('output' in job) await writeFile(job.output, 'gambar');
          return { kind: 'done', rssBytes: 0 };
        },
        close: () => undefined,
      },
    });
  await (await open('there')).coverOf(pdf, 1);
  const here = await open('here');
  await here.takeOver(join(folder, 'nowhere'));
  await here.takeOver(join(folder, 'there'));
  expect((await here.coverOf(pdf, 1))?.size).toBe(6);
  expect(drawn).toBe(1);
});
