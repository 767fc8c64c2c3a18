import { afterAll, beforeAll, expect, it } from 'vitest';
import { sampleFile, sampleSet } from '../sample-bank.js';
import { CASE_TIMEOUT_MS } from './case-timeout.js';
import { type HostileBank, startHostileBank } from './hostile-bank.js';
import { MOST_GROWTH_MB } from './hostile-case.js';
import { emptyObjects } from './make-pdf.js';
import { expectShortWait } from './others-wait.js';
import { exchange, requestBytes } from './raw-http.js';
import { formCall, uploadBody } from './upload-call.js';
import { watchLoad } from './watch-load.js';

const MB = 1_000_000;
const FILES = 3;
const SETS = 2;
const UPLOADS = 3;

let bank: HostileBank;

/** As many pages as are ever rendered; no two are the same. */
const longText = (salt: string) => salt.padEnd(3 * MB, 'x');

const expensiveSets = Array.from({ length: SETS }, (_, set) =>
  sampleSet({
    title: `Mahal ${set}`,
    files: Array.from({ length: FILES }, (_unused, file) =>
      sampleFile('questions', `${file}.txt`, longText(`${set}-${file}`)),
    ),
  }),
);

beforeAll(async () => {
  // A proxy's header distinguishes the callers.
  bank = await startHostileBank(expensiveSets, { TRUST_PROXY: 'true' });
});
afterAll(() => bank.stop());

/** Whether the work still goes on. */
function underWay<T>(work: Promise<T>): () => Promise<boolean> {
  const over = work.then(
    () => false,
    () => false,
  );
  return () => Promise.race([over, Promise.resolve(true)]);
}

function preview(title: string, from: string): Promise<Response> {
  const path = `/api/files/combine-preview/${bank.setIds.get(title)}?type=questions`;
  return bank.server.get(path, { headers: { 'x-forwarded-for': from } });
}

it(
  'an upload of another account is judged while expensive ones of one account are',
  async () => {
    const { admin, server } = bank;
    const forms = Array.from({ length: UPLOADS }, (_, index) => {
      const body = uploadBody(
        bank,
        'name="file"; filename="a.pdf"',
        emptyObjects(19 * MB, `${index}`),
      );
      return requestBytes(formCall(bank, body));
    });
    const loadOf = watchLoad();
    const attack = Promise.all(forms.map((form) => exchange(server.url, [form])));
    const isUnderWay = underWay(attack);
    await expect.poll(() => server.services.uploads.load().running).toBeGreaterThan(1);
    const body = uploadBody(bank, 'name="file"; filename="a.txt"', 'Jelaskan.');
    expect((await bank.call(formCall({ sari: admin }, body))).status).toBe(201);
    expect(await isUnderWay()).toBe(true);
    expect((await attack).map(({ status }) => status)).toEqual(Array(UPLOADS).fill(415));
    expectShortWait(loadOf().longestMs);
  },
  CASE_TIMEOUT_MS,
);

it(
  'a preview of another caller is made while sets of expensive files are',
  async () => {
    const loadOf = watchLoad();
    const attack = Promise.all(expensiveSets.map(({ title }) => preview(title, '203.0.113.1')));
    const isUnderWay = underWay(attack);
    const other = await preview('UTS Basis Data', '203.0.113.2');
    expect([other.status, await isUnderWay()]).toEqual([200, true]);
    // Documents that the machine has no time for now come later: nothing of them is lost.
    for (const { status } of await attack) expect([200, 503]).toContain(status);
    const { longestMs, grownMb } = loadOf();
    expectShortWait(longestMs);
    expect(grownMb, 'memory grew').toBeLessThan(MOST_GROWTH_MB);
  },
  CASE_TIMEOUT_MS,
);

it('nothing is lost by it, and the server is well', () => bank.expectUnharmed());
