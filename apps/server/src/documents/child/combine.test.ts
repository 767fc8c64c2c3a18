import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pdfText } from '../../test/pdf-text.js';
import type { DocumentPart } from '../job.js';
import { REASONS } from '../reasons.js';
import { combine } from './combine.js';

let folder: string;
let parts: DocumentPart[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bank-soal-combine-'));
  parts = await Promise.all(
    ['satu', 'dua', 'tiga'].map(async (name) => {
      const path = join(folder, name);
      await writeFile(path, `Isi ${name}.`);
      return { path, name: `${name}.txt`, type: 'txt' };
    }),
  );
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function textWithin(maxCpuMs: number): Promise<string> {
  const output = join(folder, `${maxCpuMs}.pdf`);
  const job = { kind: 'combine', parts, output, maxPages: 50, maxCpuMs } as const;
  await combine(job, async () => undefined);
  return (await pdfText(await readFile(output))).replaceAll(/\s+/g, ' ');
}

it('begins no further part when those before have taken what all may', async () => {
  const text = await textWithin(0);
  expect(text).toContain('Isi satu.');
  expect(text).toContain('dua.txt');
  expect(text).toContain(REASONS.TOO_SLOW_TOGETHER.slice(0, 40));
  expect(text).not.toMatch(/Isi dua|tiga/);
});

it('shows all parts that are within it', async () => {
  const text = await textWithin(600_000);
  expect(text).toMatch(/Isi satu\..*Isi dua\..*Isi tiga\./);
  expect(text).not.toContain('berhenti');
});
