import { randomBytes } from 'node:crypto';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { sampleSet } from '../sample-bank.js';
import { type HostileBank, startHostileBank } from './hostile-bank.js';
import { MOST_GROWTH_MB } from './hostile-case.js';
import { expectShortWait } from './others-wait.js';
import { requestBytes } from './raw-http.js';
import { watchLoad } from './watch-load.js';

const BEGUN = 'http.server.request.start';
const CLIENTS = 200;
/** More than the system takes in for a client that does not read, even packed. */
const SETS = 600;
const DESCRIPTION_BYTES = 15_000;
const CASE_TIMEOUT_MS = 60_000;
/** Below what others may wait at most: these are few clients, and a short list. */
const MOST_WAIT_MS = 150;

let bank: HostileBank;
let sariId: number;
let clients: Socket[] = [];
let answers: ServerResponse[] = [];
const note = (message: unknown) => {
  answers.push((message as { response: ServerResponse }).response);
};

beforeAll(async () => {
  const sets = Array.from({ length: SETS }, (_, index) =>
    sampleSet({
      title: `Panjang ${index}`,
      description: randomBytes(DESCRIPTION_BYTES).toString('base64'),
    }),
  );
  bank = await startHostileBank(sets);
  const users = bank.server.services.db.selectFrom('users').select('id');
  const sari = await users.where('email_key', '=', 'sari@uji.ac.id').executeTakeFirstOrThrow();
  sariId = sari.id;
  subscribe(BEGUN, note);
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const client of clients) client.destroy();
});
afterAll(() => {
  unsubscribe(BEGUN, note);
  return bank.stop();
});

/** Whether the system takes no more of an answer for its client. */
const isStuck = ({ headersSent, socket }: ServerResponse) =>
  headersSent && (socket?.writableLength ?? 0) > 0;

/** Asks on many connections at once, and reads nothing. */
async function askAtOnce(path: string, encoding: string): Promise<void> {
  answers = [];
  const { hostname, port } = new URL(bank.server.url);
  const headers = [
    ['x-access-token', bank.sari],
    ['accept-encoding', encoding],
  ] as const;
  const asked = requestBytes({ path, headers });
  clients = Array.from({ length: CLIENTS }, () => {
    const client = connect(Number(port), hostname).on('error', () => undefined);
    client.pause().write(asked);
    return client;
  });
  await expect
    .poll(() => answers.filter(isStuck).length, { timeout: CASE_TIMEOUT_MS / 2 })
    .toBe(CLIENTS);
}

/** Delays a list until all clients have requested it, as one that takes long to make. */
function untilAllAsked<T>(give: () => Promise<T>): () => Promise<T> {
  let release = () => {};
  const everyone = new Promise<void>((resolve) => {
    release = resolve;
  });
  let asked = 0;
  return async () => {
    asked += 1;
    if (asked === CLIENTS) release();
    await everyone;
    return give();
  };
}

it.each([
  ['all sets', '/api/questionsets', 'identity'],
  ['all sets, packed', '/api/questionsets', 'gzip'],
  ['their own sets', '/api/questionsets?mine=true', 'identity'],
  ['their own sets, packed', '/api/questionsets?mine=true', 'gzip'],
])(
  'hundreds who ask for %s and do not read delay nobody',
  async (_, path, encoding) => {
    const headers = { 'accept-encoding': encoding, 'x-access-token': bank.sari };
    // Made before: it is the sending that is looked at.
    await (await bank.server.get(path, { headers })).arrayBuffer();
    const { personalLists, ownLists } = bank.server.services;
    const account = { id: sariId, name: '' };
    const all = await personalLists.body({ level: 'user', account });
    const own = await ownLists.body(sariId);
    vi.spyOn(personalLists, 'body').mockImplementation(untilAllAsked(async () => all));
    vi.spyOn(ownLists, 'body').mockImplementation(untilAllAsked(async () => own));
    const loadOf = watchLoad();
    await askAtOnce(path, encoding);
    const { longestMs, grownMb } = loadOf();
    expectShortWait(longestMs, MOST_WAIT_MS);
    expect(grownMb, 'memory grew').toBeLessThan(MOST_GROWTH_MB);
  },
  CASE_TIMEOUT_MS,
);
