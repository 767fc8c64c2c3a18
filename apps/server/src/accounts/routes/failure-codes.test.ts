import { TOKEN_HEADER } from '@bank-soal/contract/accounts';
import { type ErrorAnswer, sentenceOf } from '@bank-soal/contract/common';
import {
  type EndpointName,
  endpoints,
  methodOf,
  routePatternOf,
} from '@bank-soal/contract/endpoints';
import { type Route, routes } from '@bank-soal/contract/routes';
import { INDONESIAN } from '@bank-soal/contract/sentences';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/start-test-server.js';

let server: TestServer;
let admin: string;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.tokenOf('kepala@uji.ac.id', 'rahasia-kepala');
});
afterAll(() => server.stop());

const NAMES = Object.keys(endpoints) as EndpointName[];
const routeOf = (name: EndpointName): Route => routes[name];
const has = { id: (name: EndpointName) => endpoints[name].includes('{') };

/** Refuses what a program cannot read: no code, another sentence than the code's, a stranger's code. */
async function expectFailure(name: string, answer: Response, statuses: readonly number[]) {
  const body = (await answer.json()) as ErrorAnswer & { code: string };
  expect(statuses, `${name}: ${JSON.stringify(body)}`).toContain(answer.status);
  const sentence = sentenceOf(body, INDONESIAN);
  const said = answer.status === 401 ? body.message.replace('Unauthorized: ', '') : body.message;
  expect([name, body.code, said]).toEqual([name, body.code, sentence]);
}

interface Try {
  id?: string;
  token?: string;
  body?: string;
  method?: string;
}

function call(name: EndpointName, { id = '999999', token, body, method }: Try) {
  const path = routePatternOf(name).replace(/:\w+/g, id);
  const headers = { 'content-type': 'application/json', ...(token && { [TOKEN_HEADER]: token }) };
  return server.get(path, { method: method ?? methodOf(name), headers, ...(body && { body }) });
}

it.each(NAMES.filter((name) => routeOf(name).access !== 'public'))(
  '%s without a token',
  async (name) => {
    await expectFailure(name, await call(name, {}), [401]);
    await expectFailure(name, await call(name, { token: 'rusak' }), [401]);
  },
);

it.each(NAMES.filter(has.id))('%s of what is not there', async (name) => {
  const body =
    '{"name":"x","materialName":"x","course_tag_id":1,"title":"x","subject":"x","difficulty":"Mudah","nama":"x","email":"x@uji.ac.id"}';
  const sent = routeOf(name).body === undefined ? {} : { body };
  await expectFailure(name, await call(name, { token: admin, ...sent }), [404]);
  await expectFailure(name, await call(name, { token: admin, id: 'abc', ...sent }), [404]);
});

it.each(NAMES.filter((name) => routeOf(name).body !== undefined))('%s of nothing', async (name) => {
  // Nothing at all is a paper already; accounts and settings without fields stay as they are.
  const isBody = name.endsWith('Paper') || name === 'updateMySettings' || name === 'updateAccount';
  const isEnough = isBody && routeOf(name).body?.safeParse({}).success;
  for (const body of [...(isEnough ? [] : ['{}']), 'rusak', `{"x":"${'x'.repeat(2 ** 21)}"}`]) {
    const answer = await call(name, { token: admin, id: '1', body });
    await expectFailure(name, answer, [400, 403, 404, 413]);
  }
});

it.each(NAMES)('%s by another method', async (name) => {
  await expectFailure(name, await call(name, { method: 'PATCH', id: '1' }), [405]);
});

it.each([
  ['an unknown address', '/api/tidak-ada', {}, 404],
  ['a page too many', '/api/questionsets?limit=9999', {}, 400],
  ['a wrong day', '/api/admin/audit?from=kemarin', {}, 400],
  ['a range that is not there', '/api/files/download/1', { range: 'bytes=99999999-' }, 416],
])('%s', async (name, path, headers, status) => {
  const answer = await server.get(path, { headers: { [TOKEN_HEADER]: admin, ...headers } });
  await expectFailure(name, answer, [status]);
});
