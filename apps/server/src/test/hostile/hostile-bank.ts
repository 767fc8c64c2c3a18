import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { BankSet } from '../bank-content.js';
import { installed } from '../documents/programs.js';
import { paperCalls } from '../paper-calls.js';
import { runBank } from '../run-bank.js';
import { sampleBank } from '../sample-bank.js';
import { startTestServer, type TestServer } from '../start-test-server.js';
import { type RawAnswer, type RawCall, rawCall } from './raw-http.js';

const TABLES = ['users', 'question_sets', 'files', 'course_tags', 'material_tags'] as const;

/** Enough for the documents here; what needs more is meant to be given up. */
const LIMITS = { maxRssBytes: 320 * 1024 * 1024 };

/** With LibreOffice and qpdf the same must hold; `npm run test:documents` looks. */
const tools = process.env.TEST_DOCUMENT_PROGRAMS === undefined ? {} : installed;

/** Sets for what is uploaded. */
const TARGETS = 20;

type Row = Record<string, unknown>;

/** A server under attack, and its rows from before. */
export interface HostileBank {
  server: TestServer;
  sari: string;
  mira: string;
  admin: string;
  /** A set of Sari's that an upload may go to: another each time, as each may have few files. */
  readonly setId: number;
  /** The sets that were there before, by their titles. */
  setIds: ReadonlyMap<string, number>;
  call: (call: RawCall) => Promise<RawAnswer>;
  /** Nothing is lost, nothing lies around, and the server is well. */
  expectUnharmed: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Rows that must never change: all but the count of downloads, and the dates of sign-ins. */
async function rowsOf({ services }: TestServer): Promise<Map<string, Row>> {
  const rows = new Map<string, Row>();
  for (const table of TABLES) {
    for (const row of await services.db.selectFrom(table).selectAll().execute()) {
      const { downloads: _, last_sign_in: __, ...kept } = row as Row;
      rows.set(`${table} ${row.id}`, kept);
    }
  }
  return rows;
}

async function newSet(server: TestServer, token: string): Promise<number> {
  const body = { title: 'Sasaran', subject: 'Basis Data', difficulty: 'Mudah' };
  const answer = await server.send('POST', '/api/questionsets', body, token);
  return ((await answer.json()) as { questionSet: { id: number } }).questionSet.id;
}

/** Files that only live while something is written. */
async function unfinished(dataDir: string): Promise<string[]> {
  const folders = [join(dataDir, 'files', 'pending'), join(dataDir, 'previews', 'pending')];
  return (await Promise.all(folders.map((folder) => readdir(folder)))).flat();
}

async function expectKept(server: TestServer, before: Map<string, Row>): Promise<void> {
  const now = await rowsOf(server);
  for (const [key, row] of before) expect([key, now.get(key)]).toEqual([key, row]);
  const list = (await (await server.get('/api/questionsets')).json()) as { id: number }[];
  const listed = new Set(list.map(({ id }) => `question_sets ${id}`));
  const sets = [...before.keys()].filter((key) => key.startsWith('question_sets'));
  expect(sets.filter((key) => !listed.has(key))).toEqual([]);
}

/** Whatever is sent to this is refused for its size early: most cases need no more. */
const SMALL_UPLOADS = { MAX_UPLOAD_MB: '2' };

/** Starts a bank with the sample's sets and more, and limits no wider than these need. */
export async function startHostileBank(
  more: readonly BankSet[],
  env: Record<string, string> = SMALL_UPLOADS,
): Promise<HostileBank> {
  const sample = sampleBank();
  const server = await startTestServer({
    bank: { ...sample, sets: [...sample.sets, ...more] },
    env,
    change: (config) => ({ ...config, tools, documents: { ...config.documents, ...LIMITS } }),
  });
  const before = await rowsOf(server);
  const sari = await server.tokenOf('sari@uji.ac.id', 'rahasia-sari');
  const targets: number[] = [];
  while (targets.length < TARGETS) targets.push(await newSet(server, sari));
  const admin = await server.tokenOf('kepala@uji.ac.id', 'rahasia-kepala');
  await paperCalls(server, admin).question();
  await paperCalls(server, admin).paper();
  const outcome = { code: 'CPMK-1', description: 'Merancang basis data.' };
  await server.send('POST', '/api/course-tags/1/outcomes', outcome, admin);
  const { id: asked } = await paperCalls(server, sari).paper();
  const { id: reviewerId } = await server.services.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'kepala@uji.ac.id')
    .executeTakeFirstOrThrow();
  await server.send('POST', `/api/papers/${asked}/review`, { reviewerId }, sari);
  let turn = 0;
  return {
    server,
    sari,
    mira: await server.tokenOf('mira@uji.ac.id', 'rahasia-mira'),
    admin,
    get setId() {
      turn += 1;
      return targets[turn % targets.length] ?? 0;
    },
    setIds: new Map([...before.values()].map(({ id, title }) => [String(title), Number(id)])),
    call: (call) => rawCall(server.url, call),
    expectUnharmed: async () => {
      await expect.poll(() => unfinished(server.dataDir), { timeout: 10_000 }).toEqual([]);
      await expectKept(server, before);
      expect(await runBank(server.dataDir, ['check'])).toMatchObject({ isWell: true, err: '' });
      for (const path of ['/healthz', '/readyz']) {
        expect((await server.get(path)).status).toBe(200);
      }
    },
    stop: server.stop,
  };
}
