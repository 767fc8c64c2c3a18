import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AskedIds,
  type Attempt,
  attemptsOf,
  everyAttempt,
  everyCall,
  idsFor,
  unknownParts,
} from './every-call.js';
import {
  keyWord,
  type Outsider,
  PAPER_WORD,
  PLANTED,
  PLANTED_QUESTIONS,
  PLANTED_USE,
  type PlantedBank,
  setWord,
  startPlantedBank,
} from './planted-bank.js';
import { hiddenComments, type PlantedTalk, plantTalk } from './planted-talk.js';
import { readAll } from './read-all.js';

const UNKNOWN = 999_999;
const TIMEOUT = 300_000;

let bank: PlantedBank;
let talk: PlantedTalk;
/** Fresh for each viewer: one of the calls ends it. */
let tokenFor: (outsider: Outsider | 'owner' | 'administrator') => Promise<string>;
/** The ETag of an answer by its path, from the administrator's answer. */
let tags: ReadonlyMap<string, string>;

beforeAll(async () => {
  bank = await startPlantedBank();
  const { server } = bank;
  const admin = await server.tokenOf('kepala@uji.ac.id', 'rahasia-kepala');
  const tono = { nama: 'Tono', email: 'tono@uji.ac.id', password: 'rahasia-tono' };
  await server.send('POST', '/api/admin/dosen', tono, admin);
  talk = await plantTalk(bank);
  const passwords = {
    student: ['mira@uji.ac.id', 'rahasia-mira'],
    'other lecturer': ['tono@uji.ac.id', 'rahasia-tono'],
    owner: ['sari@uji.ac.id', 'rahasia-sari'],
    administrator: ['kepala@uji.ac.id', 'rahasia-kepala'],
  } as const;
  tokenFor = async (viewer) => {
    if (viewer === 'visitor') return '';
    if (viewer === 'wrong token') return 'bukan-token';
    const [email, password] = passwords[viewer];
    return server.tokenOf(email, password);
  };
  tags = await readTags(await tokenFor('administrator'));
}, TIMEOUT);
afterAll(() => bank.server.stop());

function idsOf(words: readonly string[]): AskedIds {
  const places = words.flatMap((word) => bank.places.get(word) ?? []);
  return {
    sets: places.map(({ setId }) => setId),
    files: places.flatMap(({ fileIds }) => fileIds),
    questions: [],
    papers: bank.papers,
    comments: [],
  };
}

const allIds = () => ({
  ...idsOf(PLANTED.map(({ word }) => word)),
  questions: [...bank.questions.values()],
  comments: [...talk.values()].flatMap(({ onSet, onKey }) => [...onSet, ...onKey]),
});

const hiddenQuestions = (outsider: Outsider) =>
  PLANTED_QUESTIONS.filter(({ hiddenFrom }) =>
    (hiddenFrom as readonly string[]).includes(outsider),
  );

function call({ method, path, body, headers, tagIn }: Attempt, token: string, tag?: string) {
  return bank.server.get(path, {
    method,
    headers: {
      ...headers,
      ...(token && { 'x-access-token': token }),
      ...(tagIn && { [tagIn]: tag ?? '"tidak-ada"' }),
    },
    ...(body !== undefined && { body }),
  });
}

async function readTags(token: string): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const attempt of everyAttempt(allIds()).filter(({ method }) => method === 'HEAD')) {
    if (found.has(attempt.path)) continue;
    const tag = (await call(attempt, token)).headers.get('etag');
    if (tag !== null) found.set(attempt.path, tag);
  }
  return found;
}

const lineOf = ({ method, path, headers, tagIn }: Attempt) =>
  `${method} ${path} ${JSON.stringify(headers)} ${tagIn ?? ''}`;

/** The calls whose answers say any of the words. */
async function callsThatSay(words: readonly string[], token: string, attempts: Attempt[]) {
  const found: string[] = [];
  for (const attempt of attempts) {
    const said = await readAll(await call(attempt, token, tags.get(attempt.path)));
    for (const word of words) if (said.includes(word)) found.push(`${lineOf(attempt)}: ${word}`);
  }
  return found;
}

/** All of an answer but when it was given. */
async function wholeAnswer(attempt: Attempt, token: string, tag?: string) {
  const answer = await call(attempt, token, tag);
  const headers = [...answer.headers].filter(([name]) => name !== 'date');
  return { status: answer.status, headers, body: await answer.text() };
}

/** A search inside files that only the texts with all words of a planted one can answer. */
function searchFor(text: string, way = ''): Attempt {
  const path = `/api/search/files?q=${encodeURIComponent(text)}${way}`;
  return { name: 'searchFiles', method: 'GET', path, headers: {} };
}

const OUTSIDERS: readonly Outsider[] = ['visitor', 'wrong token', 'student', 'other lecturer'];

it('knows of every call what its ids, its query and its body may lead to', () => {
  expect(unknownParts()).toEqual([]);
});

describe.each(OUTSIDERS)('no answer of any call, as %s,', (outsider) => {
  it('says a word of a closed key or a hidden set', { timeout: TIMEOUT }, async () => {
    const words = PLANTED.flatMap(({ word, hiddenFrom, closedTo }) => [
      ...(hiddenFrom.includes(outsider) ? [setWord(word)] : []),
      ...(closedTo.includes(outsider) ? [keyWord(word)] : []),
    ]);
    words.push(...hiddenQuestions(outsider).map(({ word }) => word));
    words.push(PLANTED_USE.title, PLANTED_USE.usedOn, PAPER_WORD);
    const attempts = everyAttempt(allIds());
    expect(await callsThatSay(words, await tokenFor(outsider), attempts)).toEqual([]);
  });

  it('tells a hidden set or its file from an unknown id', { timeout: TIMEOUT }, async () => {
    const token = await tokenFor(outsider);
    const hidden = PLANTED.filter(({ hiddenFrom }) => hiddenFrom.includes(outsider));
    const questions = hiddenQuestions(outsider).flatMap(
      ({ word }) => bank.questions.get(word) ?? [],
    );
    const comments = hiddenComments(talk, outsider);
    const ids = { ...idsOf(hidden.map(({ word }) => word)), questions, comments };
    let compared = 0;
    for (const name of everyCall()) {
      const tried = idsFor(name, ids);
      if (tried.length === 0) continue;
      const unknown = [];
      for (const twin of attemptsOf(name, UNKNOWN)) unknown.push(await wholeAnswer(twin, token));
      for (const id of tried) {
        for (const [place, attempt] of attemptsOf(name, id).entries()) {
          const answer = await wholeAnswer(attempt, token, tags.get(attempt.path));
          expect([lineOf(attempt), answer]).toEqual([lineOf(attempt), unknown[place]]);
          compared += 1;
        }
      }
    }
    expect(compared).toBeGreaterThan(100);
  });

  it('tells a text that is closed from one that is nowhere', { timeout: TIMEOUT }, async () => {
    const token = await tokenFor(outsider);
    const closed = PLANTED.flatMap(({ word, hiddenFrom, closedTo }) => [
      ...(hiddenFrom.includes(outsider) ? [setWord(word)] : []),
      ...(closedTo.includes(outsider) ? [keyWord(word)] : []),
    ]);
    for (const way of ['', '&sort=newest', '&limit=1', '&category=answers']) {
      const nowhere = await wholeAnswer(searchFor('RAHASIA-NIHIL', way), token);
      expect(nowhere).toMatchObject({ status: 200, body: '[]' });
      for (const text of closed) {
        const answer = await wholeAnswer(searchFor(text, way), token);
        expect([text, way, answer]).toEqual([text, way, nowhere]);
      }
    }
  });

  it('says that what is the same is not new, where it is closed', {
    timeout: TIMEOUT,
  }, async () => {
    const token = await tokenFor(outsider);
    const closed = PLANTED.filter(({ closedTo }) => closedTo.includes(outsider));
    const keys = closed.flatMap(({ word }) => bank.places.get(word)?.keyIds ?? []);
    const attempts = keys.flatMap((id) => [
      ...attemptsOf('fileBlob', id),
      ...attemptsOf('downloadFile', id),
    ]);
    const tagged = attempts.filter(({ tagIn }) => tagIn !== undefined);
    expect(tagged.filter(({ path }) => tags.has(path)).length).toBeGreaterThan(0);
    for (const attempt of tagged) {
      const { status } = await call(attempt, token, tags.get(attempt.path));
      expect([lineOf(attempt), [401, 403, 404].includes(status)]).toEqual([lineOf(attempt), true]);
    }
  });
});

it('every planted word is found by whom it is for', { timeout: TIMEOUT }, async () => {
  for (const viewer of ['owner', 'administrator'] as const) {
    const reads = everyAttempt(allIds()).filter(
      ({ method, headers, tagIn }) =>
        method === 'GET' && tagIn === undefined && Object.keys(headers).length === 0,
    );
    const words = PLANTED.flatMap(({ word }) => [setWord(word), keyWord(word)]);
    const found = await callsThatSay(words, await tokenFor(viewer), reads);
    const said = (name: RegExp, word: string) =>
      found.some((line) => name.test(line) && line.endsWith(`: ${word}`));
    for (const word of words) {
      for (const name of [
        /questionsets /,
        /limit=500/,
        /search\/files/,
        /blob/,
        /download\//,
        /archive/,
      ]) {
        expect([viewer, word, String(name), said(name, word)]).toEqual([
          viewer,
          word,
          String(name),
          true,
        ]);
      }
    }
    for (const { word } of PLANTED) expect(said(/type=answers/, keyWord(word))).toBe(true);
    for (const word of words) {
      const { headers } = await wholeAnswer(searchFor(word), await tokenFor(viewer));
      const files = word.startsWith(keyWord('')) ? '2' : '1';
      expect([viewer, word, new Map(headers).get('x-total-count')]).toEqual([viewer, word, files]);
    }
  }
});

it('every planted question and its use is found by its owner, and by no administrator', {
  timeout: TIMEOUT,
}, async () => {
  const reads = everyAttempt(allIds()).filter(({ method, tagIn }) => method === 'GET' && !tagIn);
  const asked = reads.filter(({ path }) => /^\/api\/questions(?:[/?]|$)/.test(path));
  const [own, shared, gone] = PLANTED_QUESTIONS.map(({ word }) => word);
  const words = [`${own}`, `${shared}`, `${gone}`, PLANTED_USE.title, PLANTED_USE.usedOn];
  const saidTo = async (viewer: 'owner' | 'administrator') => {
    const lines = await callsThatSay(words, await tokenFor(viewer), asked);
    return words.filter((word) => lines.some((line) => line.endsWith(`: ${word}`)));
  };
  expect(await saidTo('owner')).toEqual([own, shared, PLANTED_USE.title, PLANTED_USE.usedOn]);
  expect(await saidTo('administrator')).toEqual([shared]);
});

it('a paper is found by its owner, and by no administrator', { timeout: TIMEOUT }, async () => {
  const reads = everyAttempt(allIds()).filter(
    ({ name, method, headers, tagIn }) =>
      /paper/i.test(name) && method === 'GET' && !tagIn && Object.keys(headers).length === 0,
  );
  const found = await callsThatSay([PAPER_WORD], await tokenFor('owner'), reads);
  for (const name of [/papers /, /papers\/11001 /, /format=zip/, /format=docx/, /export /]) {
    expect([String(name), found.some((line) => name.test(line))]).toEqual([String(name), true]);
  }
  expect(await callsThatSay([PAPER_WORD], await tokenFor('administrator'), reads)).toEqual([]);
});

it('what is said of a set and its key is found by whom it is for, in lists and notices too', {
  timeout: TIMEOUT,
}, async () => {
  const reads = everyAttempt(allIds()).filter(
    ({ name, method, headers, tagIn }) =>
      /comments|notices|mySets|exportMe/.test(name) &&
      method === 'GET' &&
      !tagIn &&
      Object.keys(headers).length === 0,
  );
  const saidTo = async (viewer: Outsider | 'owner' | 'administrator', words: string[]) => {
    const lines = await callsThatSay(words, await tokenFor(viewer), reads);
    return (name: RegExp, word: string) =>
      lines.some((line) => name.test(line) && line.endsWith(`: ${word}`));
  };
  const all = PLANTED.flatMap(({ word }) => [setWord(word), keyWord(word)]);
  for (const viewer of ['owner', 'administrator'] as const) {
    const said = await saidTo(viewer, all);
    for (const word of all)
      expect([viewer, word, said(/comments/, word)]).toEqual([viewer, word, true]);
  }
  // Every call was tried before: what was pinned and done is so no longer.
  const student = await tokenFor('student');
  for (const word of ['MASUK', 'KUNCI', 'BESOK']) {
    for (const list of ['pins', 'done']) {
      const path = `/api/me/${list}/${bank.places.get(word)?.setId}`;
      expect((await bank.server.send('PUT', path, undefined, student)).status).toBe(200);
    }
  }
  const open = [setWord('MASUK'), setWord('KUNCI'), setWord('BESOK')];
  const said = await saidTo('student', open);
  for (const word of open) {
    for (const name of [
      /comments/,
      /notices/,
      /unread/,
      /pinned/,
      /recent/,
      /done/,
      /downloaded/,
      /export/,
    ]) {
      expect([word, String(name), said(name, word)]).toEqual([word, String(name), true]);
    }
  }
});
