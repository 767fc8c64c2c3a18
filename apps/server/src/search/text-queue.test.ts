import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FileText, TextFile } from '../documents/text-reader.js';
import { sampleBank, sampleFile, sampleSet } from '../test/sample-bank.js';
import { startTestServer, type TestServer } from '../test/start-test-server.js';
import { uploaded } from '../test/upload.js';
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

it('reads what was just uploaded before what was there at the start', async () => {
  const backlog = ['satu.txt', 'dua.txt', 'tiga.txt'];
  const files = backlog.map((name) => sampleFile('questions', name, `merpati ${name}`));
  const fresh = await startTestServer({ bank: sampleBank([sampleSet({ files })]) });
  const { db } = fresh.services;
  const order: string[] = [];
  let goOn: () => void = () => undefined;
  const uploadedByNow = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const queue = createTextQueue({
    db,
    reader: {
      version: 10,
      read: async ({ name }) => {
        order.push(name);
        await uploadedByNow;
        return { state: 'siap', pages: [name] };
      },
      close: () => undefined,
    },
    ended: () => undefined,
    failed: (error) => order.push(String(error)),
  });
  queue.wake();
  await expect.poll(() => order).toHaveLength(1);
  const { id } = await db.selectFrom('question_sets').select('id').executeTakeFirstOrThrow();
  const token = await fresh.tokenOf('sari@uji.ac.id', 'rahasia-sari');
  const category = 'questions';
  for (const name of ['baru.txt', 'terbaru.txt']) {
    await uploaded(fresh, { setId: id, category, name, bytes: `camar ${name}`, token });
  }
  goOn();
  await queue.idle();
  await queue.stop();
  await fresh.stop();
  const [first, ...rest] = order;
  expect(backlog).toContain(first);
  expect(rest.slice(0, 2)).toEqual(['terbaru.txt', 'baru.txt']);
  expect(rest.slice(2).toSorted()).toEqual(backlog.filter((name) => name !== first).toSorted());
});

it('knows whether the last text that was tried is put off', async () => {
  const { db } = server.services;
  let isAway = true;
  const queue = createTextQueue({
    db,
    reader: {
      version: 20,
      read: async () => {
        if (isAway) throw new Error('the store is away');
        return { state: 'tanpa-teks', pages: [] };
      },
      close: () => undefined,
    },
    ended: () => undefined,
    failed: () => undefined,
  });
  expect(queue.isPutOff()).toBe(false);
  queue.wake();
  await queue.idle();
  expect(queue.isPutOff()).toBe(true);
  isAway = false;
  queue.wake();
  await queue.idle();
  expect(queue.isPutOff()).toBe(false);
  await queue.stop();
});
