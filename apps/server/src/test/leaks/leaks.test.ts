import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Attempt, everyAttempt } from './every-call.js';
import {
  keyWord,
  type Outsider,
  PLANTED,
  type PlantedBank,
  setWord,
  startPlantedBank,
} from './planted-bank.js';
import { readAll } from './read-all.js';

const UNKNOWN = 999_999;
const TIMEOUT = 300_000;

let bank: PlantedBank;
/** Fresh for each reader: one of the calls ends it. */
let tokenFor: (outsider: Outsider | 'owner' | 'administrator') => Promise<string>;

beforeAll(async () => {
  bank = await startPlantedBank();
  const { server } = bank;
  const admin = await server.tokenOf('kepala@uji.ac.id', 'rahasia-kepala');
  const tono = { nama: 'Tono', email: 'tono@uji.ac.id', password: 'rahasia-tono' };
  await server.send('POST', '/api/admin/dosen', tono, admin);
  const passwords = {
    student: ['mira@uji.ac.id', 'rahasia-mira'],
    'other lecturer': ['tono@uji.ac.id', 'rahasia-tono'],
    owner: ['sari@uji.ac.id', 'rahasia-sari'],
    administrator: ['kepala@uji.ac.id', 'rahasia-kepala'],
  } as const;
  tokenFor = async (reader) => {
    if (reader === 'visitor') return '';
    if (reader === 'wrong token') return 'bukan-token';
    const [email, password] = passwords[reader];
    return server.tokenOf(email, password);
  };
});
afterAll(() => bank.server.stop());

function call({ method, path, body, headers }: Attempt, token: string): Promise<Response> {
  return bank.server.get(path, {
    method,
    headers: { ...headers, ...(token && { 'x-access-token': token }) },
    ...(body !== undefined && { body }),
  });
}

const lineOf = ({ method, path, headers }: Attempt) =>
  `${method} ${path} ${JSON.stringify(headers)}`;

const allIds = () => [...bank.places.values()].flatMap(({ setId, fileIds }) => [setId, ...fileIds]);

/** The calls whose answers say any of the words. */
async function callsThatSay(words: readonly string[], token: string, attempts: Attempt[]) {
  const found: string[] = [];
  for (const attempt of attempts) {
    const said = await readAll(await call(attempt, token));
    for (const word of words) if (said.includes(word)) found.push(`${lineOf(attempt)}: ${word}`);
  }
  return found;
}

const OUTSIDERS: readonly Outsider[] = ['visitor', 'wrong token', 'student', 'other lecturer'];

describe.each(OUTSIDERS)('no answer of any call, as %s,', (outsider) => {
  it('says a word of a closed key or a hidden set', { timeout: TIMEOUT }, async () => {
    const words = PLANTED.flatMap(({ word, hiddenFrom, closedTo }) => [
      ...(hiddenFrom.includes(outsider) ? [setWord(word)] : []),
      ...(closedTo.includes(outsider) ? [keyWord(word)] : []),
    ]);
    const attempts = everyAttempt(allIds());
    expect(await callsThatSay(words, await tokenFor(outsider), attempts)).toEqual([]);
  });

  it('tells a hidden set or its file from an unknown id', { timeout: TIMEOUT }, async () => {
    const token = await tokenFor(outsider);
    const hidden = PLANTED.filter(({ hiddenFrom }) => hiddenFrom.includes(outsider));
    const ids = hidden.flatMap(({ word }) => {
      const place = bank.places.get(word);
      return place === undefined ? [] : [place.setId, ...place.fileIds];
    });
    const all = async (attempt: Attempt) => {
      const answer = await call(attempt, token);
      const headers = [...answer.headers].filter(([name]) => name !== 'date');
      return { status: answer.status, headers, body: await answer.text() };
    };
    const withId = everyAttempt(ids).filter(
      ({ path, name }) => /\/\d+/.test(path) || name === 'uploadFile',
    );
    for (const attempt of withId) {
      const path = attempt.path.replace(/(?<=\/)\d{4,}/, `${UNKNOWN}`);
      const unknown = everyAttempt([UNKNOWN]).find(
        (other) => other.name === attempt.name && lineOf(other) === lineOf({ ...attempt, path }),
      );
      if (unknown === undefined) throw new Error(`No twin of ${lineOf(attempt)}`);
      expect([lineOf(attempt), await all(attempt)]).toEqual([lineOf(attempt), await all(unknown)]);
    }
  });
});

it('every planted word is found by whom it is for', { timeout: TIMEOUT }, async () => {
  for (const reader of ['owner', 'administrator'] as const) {
    const reads = everyAttempt(allIds()).filter(
      ({ method, headers }) => method === 'GET' && Object.keys(headers).length === 0,
    );
    const words = PLANTED.flatMap(({ word }) => [setWord(word), keyWord(word)]);
    const found = await callsThatSay(words, await tokenFor(reader), reads);
    const said = (name: RegExp, word: string) =>
      found.some((line) => name.test(line) && line.endsWith(`: ${word}`));
    for (const word of words) {
      for (const name of [/questionsets /, /limit=500/, /blob/, /download\//, /archive/]) {
        expect([reader, word, String(name), said(name, word)]).toEqual([
          reader,
          word,
          String(name),
          true,
        ]);
      }
    }
    for (const { word } of PLANTED) expect(said(/type=answers/, keyWord(word))).toBe(true);
  }
});
