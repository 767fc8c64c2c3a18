import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FileText, TextFile } from '../../documents/text-reader.js';
import { sampleBank, sampleFile, sampleSet } from '../../test/sample-bank.js';
import { startTestServer, type TestServer } from '../../test/start-test-server.js';
import { createTextQueue } from './text-queue.js';

const SETS = [
  sampleSet({
    title: 'Pindaian',
    files: [
      sampleFile('questions', 'pindaian.pdf', '%PDF-1.4 pindaian'),
      sampleFile('questions', 'kosong.txt', ' '),
      sampleFile('questions', 'teks.txt', 'merpati'),
    ],
  }),
];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ bank: sampleBank(SETS) });
});
afterAll(() => server.stop());

it('reads scans behind all others, only PDFs, and each of them once', async () => {
  const order: string[] = [];
  const reader = {
    version: 10,
    read: async ({ name }: TextFile): Promise<FileText> => {
      order.push(name);
      return name === 'teks.txt'
        ? { state: 'siap', pages: ['merpati'] }
        : { state: 'tanpa-teks', pages: ['', ''] };
    },
    readScan: async ({ name }: TextFile, pages: number): Promise<FileText> => {
      order.push(`${name}, ${pages} hlm.`);
      return { state: 'siap', pages: ['rotasi ganda', ''] };
    },
    close: () => undefined,
  };
  const { db } = server.services;
  const queue = createTextQueue({
    db,
    reader,
    ended: () => undefined,
    failed: (error) => order.push(String(error)),
  });
  for (let round = 0; round < 2; round += 1) {
    queue.wake();
    await queue.idle();
  }
  await queue.stop();
  expect(order).toHaveLength(4);
  expect(order.at(-1)).toBe('pindaian.pdf, 2 hlm.');
  const states = await db
    .selectFrom('file_texts')
    .innerJoin('files', 'files.sha256', 'file_texts.sha256')
    .select(['files.name', 'state'])
    .orderBy('files.name')
    .execute();
  expect(states).toEqual([
    { name: 'kosong.txt', state: 'tanpa-teks' },
    { name: 'pindaian.pdf', state: 'siap' },
    { name: 'teks.txt', state: 'siap' },
  ]);
});
