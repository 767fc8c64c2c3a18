import type { ErrorAnswer } from '@bank-soal/contract/common';
import { expect } from 'vitest';
import type { HostileBank } from './hostile-bank.js';
import { expectShortWait } from './others-wait.js';
import type { RawAnswer } from './raw-http.js';
import { type Load, watchLoad } from './watch-load.js';

/** One thing that a stranger does to the server, and what may come of it. */
export interface HostileCase {
  name: string;
  /** Statuses that are right; 0 stands for a connection that ends without an answer. */
  expects: readonly number[];
  send: (bank: HostileBank, content: Buffer) => Promise<RawAnswer>;
  /** Content to send, where making it is work of its own. */
  content?: () => Buffer | string | Promise<Buffer>;
  /** Form of a refusal: JSON (so are all of the API), plain text, or none. */
  refusal?: 'json' | 'text' | 'none';
  /** Further checks. */
  verify?: (answer: RawAnswer, bank: HostileBank) => Promise<void> | void;
}

/** Most memory that it may take. */
export const MOST_GROWTH_MB = 100;

const BY_DESIGN = [429, 503, 507];
const TRACES = /node_modules|\n\s*at |Error:|\.[jt]s:\d|SQLITE|E[A-Z]{4,}\b|\/tmp\/|\/src\//;
const INDONESIAN =
  /\b(?:tidak|harus|bukan|sudah|belum|silakan|gunakan|kirim|terlalu|salah|ditolak|rusak|kosong|melebihi|maksimal|berakhir|sibuk|berisi|dilindungi|paling banyak)\b/i;

/** A refusal is a code and its Indonesian sentence as JSON, and reveals nothing of the program. */
function expectRefusal({ headers, body }: RawAnswer): void {
  expect(headers['content-type']).toMatch(/^application\/json/);
  const { message, code } = JSON.parse(body.toString()) as ErrorAnswer;
  expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
  expect(message).toMatch(INDONESIAN);
  expect(message.length).toBeLessThan(300);
}

/** Sends a case and judges what came back. */
export async function tryCase(one: HostileCase, bank: HostileBank): Promise<void> {
  const content = Buffer.from((await one.content?.()) ?? '');
  const loadOf = watchLoad();
  let load: Load | undefined;
  const answer = await one.send(bank, content).finally(() => {
    load = loadOf();
  });
  const { status, body } = answer;

  expect(status >= 500 && !BY_DESIGN.includes(status), `status ${status}`).toBe(false);
  expect(one.expects, body.subarray(0, 300).toString()).toContain(status);
  if (status >= 400) {
    expect(body.toString()).not.toMatch(TRACES);
    if (one.refusal === 'none') expect(body.byteLength).toBe(0);
    else if (one.refusal !== 'text') expectRefusal(answer);
  }
  expectShortWait(load?.longestMs ?? Number.POSITIVE_INFINITY);
  expect(load?.grownMb, 'memory grew').toBeLessThan(MOST_GROWTH_MB);
  await one.verify?.(answer, bank);
}
