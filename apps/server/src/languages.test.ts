import {
  type EndpointName,
  endpoints,
  methodOf,
  routePatternOf,
} from '@bank-soal/contract/endpoints';
import { routes } from '@bank-soal/contract/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './test/start-test-server.js';
import { en } from './words/en.js';
import { id } from './words/id.js';
import { ms } from './words/ms.js';

let server: TestServer;
let admin: string;
let lecturer: string;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.tokenOf('kepala@uji.ac.id', 'rahasia-kepala');
  lecturer = await server.tokenOf('sari@uji.ac.id', 'rahasia-sari');
});
afterAll(() => server.stop());

type Body = { message: string; code?: string; [more: string]: unknown };

async function ask(language: string, path: string, init: RequestInit & { token?: string } = {}) {
  const { token, ...rest } = init;
  const isForm = rest.body instanceof FormData;
  const answer = await server.get(path, {
    ...rest,
    headers: {
      ...(rest.body && !isForm && { 'content-type': 'application/json' }),
      ...(token && { 'x-access-token': token }),
      ...rest.headers,
      'accept-language': language,
    },
  });
  const text = await answer.text();
  return { answer, body: (text === '' ? {} : JSON.parse(text)) as Body };
}

const csv = (text: string) => {
  const form = new FormData();
  form.append('file', new File([text], 'a.csv', { type: 'text/csv' }));
  return form;
};

const closed = (Object.keys(endpoints) as EndpointName[]).filter(
  (name) => routes[name].access !== 'public',
);

it.each(closed)('refuses %s in the language that is asked for', async (name) => {
  const path = routePatternOf(name).replace(/:\w+/g, '1');
  for (const [language, words] of Object.entries({ id, 'en-GB,id': en, ms })) {
    const { answer, body } = await ask(language, path, { method: methodOf(name) });
    expect(body).toMatchObject({
      code: 'session-ended',
      message: `Unauthorized: ${words.sentences['session-ended']}`,
    });
    expect(answer.headers.get('content-language')).toBe(language.slice(0, 2));
    expect(answer.headers.get('vary')).toContain('Accept-Language');
  }
});

it.each([
  ['id', 'id'],
  ['en', 'en'],
  ['en-US,en;q=0.9', 'en'],
  ['MS', 'ms'],
  ['ms-MY', 'ms'],
  ['english', 'id'],
  ['fr, en;q=0.9', 'id'],
  ['*', 'id'],
])('answers %s in %s', async (asked, language) => {
  const { answer, body } = await ask(asked, '/api/tidak-ada');
  expect([answer.status, body.code]).toEqual([404, 'not-found']);
  expect(body.message).toBe({ id, en, ms }[language]?.sentences['not-found.address']);
  expect(answer.headers.get('content-language')).toBe(language);
});

it('tells in it what went well, and leaves what people wrote', async () => {
  const set = { title: 'Ujian Akhir', subject: 'Algoritma', year: 2024, difficulty: 'Mudah' };
  const call = (language: string, name: EndpointName, number: number, body?: object) =>
    ask(language, routePatternOf(name).replace(/:\w+/g, `${number}`), {
      method: methodOf(name),
      token: lecturer,
      ...(body && { body: JSON.stringify(body) }),
    });
  const made = await call('en', 'createQuestionSet', 0, set);
  expect(made.body).toMatchObject({
    message: 'The question set has been created.',
    questionSet: { title: 'Ujian Akhir' },
  });
  expect(made.answer.headers.get('content-language')).toBe('en');
  expect(made.answer.headers.get('vary')).toContain('Accept-Language');
  const { id: number } = made.body.questionSet as { id: number };
  const gone = await call('ms', 'deleteQuestionSet', number);
  expect(gone.body.message).toBe('Set soalan berjaya ditarik balik.');
  const back = await call('en', 'restoreQuestionSet', number);
  expect(back.body.message).toBe('The question set has been restored.');
});

it('words the rows of imports in it', async () => {
  const rows = JSON.stringify({ rows: [{ name: '' }, { name: 'x'.repeat(300) }] });
  const path = '/api/course-tags/import';
  const tags = await ask('en', path, { method: 'POST', token: admin, body: rows });
  expect(tags.body).toMatchObject({
    code: 'invalid-rows',
    errors: [
      { row: 1, code: 'required', message: en.sentences['required.tag-name'] },
      { row: 2, code: 'too-long', message: 'The name of a tag can have at most 100 characters' },
    ],
  });
  const one = JSON.stringify({ rows: [{ name: 'Kriptografi' }] });
  expect((await ask('en', path, { method: 'POST', token: admin, body: one })).body.message).toBe(
    '1 tag has been imported',
  );
  const outcomes = await ask('en', '/api/course-tags/1/outcomes/import', {
    method: 'POST',
    token: admin,
    body: csv('kode,deskripsi\n,tanpa kode\n'),
  });
  expect(outcomes.body).toMatchObject({
    code: 'outcomes-refused',
    rows: [{ code: 'required', message: en.sentences['required.outcome-code'] }],
  });
});

describe('a file of questions', () => {
  const aiken = 'Berapa?\nA. 1\nB. 2\nANSWER: C\n';

  it.each([
    ['id', id],
    ['en', en],
    ['ms', ms],
  ])('has its problems in %s, though another process reads it', async (language, words) => {
    const { answer, body } = await ask(language, '/api/questions/import?format=aiken&dryRun=true', {
      method: 'POST',
      token: lecturer,
      body: csv(aiken),
    });
    expect(answer.status, JSON.stringify(body)).toBe(200);
    const [row] = body.rows as { problems: { code: string; message: string }[] }[];
    const { code, message } = row?.problems[0] ?? { code: '', message: '' };
    const known = Object.entries(words.sentences).filter(([key]) => key.startsWith(code));
    const patterns = known.map(
      ([, text]) => new RegExp(`^${text.replace(/[.()?]/g, '\\$&').replace(/\{\w+\}/g, '.+')}$`),
    );
    expect(
      patterns.some((pattern) => pattern.test(message)),
      message,
    ).toBe(true);
    expect(Object.keys(row?.problems[0] ?? {}).toSorted()).toEqual(['blocking', 'code', 'message']);
  });
});

it('has an ETag for each language', async () => {
  for (const name of ['courseMaterials', 'dropdownData'] as const) {
    const path = routePatternOf(name).replace(/:\w+/g, '1');
    const [indonesian, english] = [await ask('id', path), await ask('en', path)];
    expect(english.answer.status, path).toBe(200);
    expect(english.body.message).not.toBe(indonesian.body.message);
    expect(english.answer.headers.get('vary')).toBe('Accept-Encoding, Accept-Language');
    const etag = indonesian.answer.headers.get('etag') ?? '';
    const again = { headers: { 'if-none-match': etag } };
    expect((await ask('id', path, again)).answer.status).toBe(304);
    expect((await ask('en', path, again)).answer.status).toBe(200);
  }
});
