import { expect } from 'vitest';
import type { HostileBank } from '../hostile-bank.js';
import type { HostileCase } from '../hostile-case.js';
import type { RawAnswer, RawCall } from '../raw-http.js';

const asked = (name: string, call: RawCall, ...expects: number[]): HostileCase => ({
  name,
  expects,
  send: (bank) => bank.call(call),
});

const wrongMethod = (method: string, path: string, allow: string): HostileCase => ({
  ...asked(`${method} ${path}`, { method, path }, 405),
  verify: ({ headers }) => expect(headers.allow).toBe(allow),
});

const SETS = 'GET, POST, HEAD, OPTIONS';

const methods: HostileCase[] = [
  wrongMethod('DELETE', '/api/questionsets', SETS),
  wrongMethod('PATCH', '/api/questionsets', SETS),
  wrongMethod('PROPFIND', '/api/questionsets', SETS),
  wrongMethod('PURGE', '/api/questionsets', SETS),
  wrongMethod('TRACE', '/api/questionsets', SETS),
  wrongMethod('POST', '/api/files/download/1', 'GET, HEAD, OPTIONS'),
  wrongMethod('PUT', '/api/files/upload', 'POST, OPTIONS'),
  wrongMethod('HEAD', '/api/auth/signin', 'POST, OPTIONS'),
  wrongMethod('GET', '/api/admin/dosen/import', 'POST, OPTIONS'),
  wrongMethod('POST', '/api/site', 'GET, HEAD, OPTIONS'),
  asked('a method that nobody knows', { method: 'JAHAT', path: '/api/site' }, 400),
  asked('a method in small letters', { method: 'get', path: '/api/site' }, 400),
  asked('no method', { method: '', path: '/api/site' }, 400),
  asked(
    'a method overridden by a header',
    {
      method: 'POST',
      path: '/api/questionsets/1',
      headers: [['x-http-method-override', 'DELETE']],
    },
    405,
  ),
  {
    name: 'CONNECT to elsewhere',
    expects: [0, 400, 405],
    send: (bank: HostileBank) => bank.call({ method: 'CONNECT', path: '127.0.0.1:22' }),
  },
].map((one) => (one.name.startsWith('HEAD ') ? { ...one, refusal: 'none' as const } : one));

const heads: HostileCase[] = [
  '/api/questionsets',
  '/api/questionsets/1',
  '/api/files/download/3',
  '/api/files/blob/1',
].map(
  (path): HostileCase => ({
    ...asked(`HEAD ${path} has no body and counts nothing`, { method: 'HEAD', path }, 200),
    verify: ({ body }) => expect(body.byteLength).toBe(0),
  }),
);

const unknown = (path: string, ...expects: number[]) =>
  asked(path.slice(0, 70), { path }, ...(expects.length > 0 ? expects : [404]));

const apiPaths: HostileCase[] = [
  unknown('/api'),
  unknown('/api/.env'),
  unknown('/api//questionsets'),
  unknown('/api/questionsets//1'),
  unknown('/api/questionsets/%2F'),
  unknown('/api/questionsets/1%2farchive'),
  unknown('/api/questionsets/%252e%252e%252f1'),
  unknown('/api/questionsets/..;/1'),
  unknown('/api/questionsets/1;a=b'),
  unknown('/api/questionsets/1\\archive', 400),
  unknown('/api/questionsets/%00'),
  unknown('/api/questionsets/1%00'),
  unknown('/api/questionsets/%'),
  unknown('/api/questionsets/%zz'),
  unknown('/api/questionsets/%ff%fe'),
  unknown('/api/questionsets/%u0031'),
  unknown('/api/questionsets/abc'),
  unknown('/api/questionsets/0'),
  unknown('/api/questionsets/-1'),
  unknown('/api/questionsets/1.0'),
  unknown('/api/questionsets/1e0'),
  unknown('/api/questionsets/0x1'),
  unknown('/api/questionsets/+1'),
  unknown('/api/questionsets/%201'),
  unknown('/api/questionsets/١'),
  unknown('/api/questionsets/9007199254740993'),
  unknown(`/api/questionsets/${'9'.repeat(400)}`),
  unknown('/api/questionsets/NaN'),
  unknown('/api/questionsets/__proto__'),
  unknown("/api/questionsets/1'%20or%201=1"),
  unknown('/api/questionsets/1/constructor'),
  unknown('/api/files/blob/..%2f..%2fjwt-secret'),
  unknown('/api/files/blob/999999'),
  unknown('/api/files/combine-preview/999999?type=questions'),
  unknown('/api/files/combine-preview/1?type=__proto__', 400),
  unknown('/api/files/combine-preview/1?type=questions&type=answers', 200, 400),
  unknown(`/api/${'a/'.repeat(3000)}`),
  unknown(`/api${'/'.repeat(15_900)}`),
  asked('slashes, and a letter behind them', { path: `/api${'/'.repeat(15_900)}x` }, 404),
  unknown(`/api/questionsets/1${'/'.repeat(15_000)}x/archive`),
  unknown(`/api/${'x'.repeat(60_000)}`, 431),
];

const sitePaths: HostileCase[] = [
  '/../../../etc/passwd',
  '/api/../api/../../etc/passwd',
  '/api/%2e%2e/%2e%2e/etc/passwd',
  '/api/files/download/../../../etc/passwd',
  '/%2e%2e/%2e%2e/jwt-secret',
  '/..%5c..%5cjwt-secret',
  '/assets/..%2f..%2fbank-soal.db',
  `/soal${'/'.repeat(15_900)}x`,
  '/.git/config',
  '/%00.html',
  '/assets/%',
].map((path) => ({
  name: path.slice(0, 70),
  // Without a built site its page is not there.
  expects: [404, 503],
  refusal: 'text',
  send: (bank) => bank.call({ path }),
  verify: ({ body }) => expect(body.byteLength).toBeLessThan(200),
}));

const list = (query: string, ...expects: number[]) =>
  asked(`?${query.slice(0, 60)}`, { path: `/api/questionsets?${query}` }, ...expects);

const inside = (query: string, ...expects: number[]) =>
  asked(`inside files: ${query.slice(0, 60)}`, { path: `/api/search/files?${query}` }, ...expects);

const insideFiles: HostileCase[] = [
  inside('', 400),
  inside('q=', 400),
  inside('q=%20%09', 400),
  inside('q=%00', 200),
  inside('q=%22', 200),
  inside('q=*', 200),
  inside('q=AVL%20OR', 200),
  inside('q=NEAR(', 200),
  inside('q=words%3A%20a%20NOT%20b', 200),
  inside("q='%20%26%20!a%7Cb%3A*", 200),
  inside('q=%ff%fe', 200),
  inside(`q=${'x'.repeat(201)}`, 400),
  inside(`q=${'y'.repeat(10_000)}`, 400),
  inside(`q=${'a%20'.repeat(100)}`, 200),
  inside(`q=${'%F0%9F%98%80'.repeat(200)}`, 200),
  inside('q=a&category=__proto__', 400),
  inside('q=a&sort=rank;drop', 400),
  inside('q=a&limit=1e9', 400),
  inside('q=a&cursor=W10', 400),
  inside(`q=a&cursor=${Buffer.from('["rank",1e999,"x",1]').toString('base64url')}`, 400),
  inside('q=a&courseTag=%00&materialTag=%00&difficulty=%00&examKind=%00', 200),
  inside(`q=a&${'courseTag=x&'.repeat(30)}`, 200),
];

const queries: HostileCase[] = [
  ...insideFiles,
  list('', 200),
  list('?', 200),
  list('&&&===&', 200),
  list('%', 200),
  list('q=%', 200),
  list('q=%ff%fe', 200),
  list('q=%00', 200),
  list("q=' or 1=1 --".replaceAll(' ', '%20'), 200),
  list('q=%25_%25%5C', 200),
  list(`q=${'x'.repeat(201)}`, 400),
  list(`q=${'*'.repeat(200)}`, 200),
  list('q[]=a&q[b]=c', 200),
  list('q=a&q=b', 200),
  list('__proto__=x&constructor=y', 200),
  list(`${'a=1&'.repeat(3000)}`, 200),
  list('a&'.repeat(8000), 200),
  list(`q=${'%'.repeat(15_000)}`, 400),
  list(`mine=${'%41'.repeat(5000)}`, 400),
  list(`${'courseTag=a&'.repeat(101)}limit=1`, 200),
  list(Array.from({ length: 100 }, (_, tag) => `materialTag=tag-${tag}`).join('&'), 400),
  list(`materialTag=${'x'.repeat(15_000)}`, 400),
  list('difficulty=__proto__', 200),
  list('limit=0', 400),
  list('limit=-1', 400),
  list('limit=1e3', 400),
  list('limit=1e999', 400),
  list('limit=NaN', 400),
  list('limit=501', 400),
  list('limit=1.5', 400),
  list('limit=', 400),
  list('sort=judul', 400),
  list('sort=constructor', 400),
  list('from=kemarin&to=besok', 400),
  list('from=2024-02-31&to=2024-03-01', 400),
  list('from=9999-12-31&to=0000-01-01', 200, 400),
  list('cursor=garbage', 400),
  list('cursor=', 200, 400),
  list('cursor=..%2f..', 400),
  list(`cursor=${Buffer.from('[1e999,{}]').toString('base64url')}`, 400),
  list(`cursor=${Buffer.from('{"__proto__":1}').toString('base64url')}`, 400),
  list(`cursor=${Buffer.from('["\'; drop table files; --",1]').toString('base64url')}`, 400),
  list(`cursor=${'A'.repeat(8000)}`, 400),
  ...['["downloads",1.5,1]', '["downloads",1e308,1]', '["downloads",-1,1]'].map((made) =>
    list(`sort=downloads&cursor=${Buffer.from(made).toString('base64url')}`, 400),
  ),
  ...['["title","\\u0000",1]', '["title","a",1e17]', '["title","a",1.5]'].map((made) =>
    list(`sort=title&cursor=${Buffer.from(made).toString('base64url')}`, 400),
  ),
  list('difficulty=%00', 200),
  list('difficulty=%00&difficulty=Mudah&courseTag=%00&materialTag=%00', 200),
  list('mine=true', 401),
  list('mine=__proto__', 200),
];

const expectPart = ({ status, headers, body }: RawAnswer) => {
  expect(Number(headers['content-length'])).toBe(body.byteLength);
  expect(status !== 206 || /^bytes \d+-\d+\/\d+$/.test(headers['content-range'] ?? '')).toBe(true);
};

const RANGES: Record<string, number[]> = {
  'bytes=0-0': [206],
  'bytes=-1': [206],
  'bytes=-0': [416],
  'bytes=-99999999999999999999': [206],
  'bytes=999999-': [416],
  'bytes=99999999999999999999999-': [416],
  'bytes=5-2': [200],
  'bytes=-': [200],
  'bytes=a-b': [200],
  'bytes=0-0,2-3': [200],
  [`bytes=${'0-,'.repeat(2000)}`]: [200],
  'bytes=1.5-2': [200],
  'bytes=--5': [200],
  'pages=1-2': [200],
  bytes: [200],
  'bytes=0-18446744073709551616': [200, 206],
};

const ranges: HostileCase[] = Object.entries(RANGES).map(([range, expects]) => ({
  name: `Range: ${range.slice(0, 40)}`,
  expects,
  send: (bank: HostileBank) =>
    bank.call({ path: '/api/files/blob/1', headers: [['range', range]] }),
  verify: (answer) => {
    if (answer.status < 400) expectPart(answer);
  },
}));

const HEADERS: Record<string, readonly [string, string]> = {
  'If-None-Match without end': ['if-none-match', `"${'x'.repeat(8000)}`],
  'a thousand tags': ['if-none-match', '"a",'.repeat(1000)],
  'an immense If-Range': ['if-range', 'x'.repeat(8000)],
  'an encoding that nobody knows': ['accept-encoding', 'jahat;q=2, *;q=abc'],
  'no encoding allowed': ['accept-encoding', 'identity;q=0, *;q=0'],
  'thousands of encodings': ['accept-encoding', 'gzip;q=0.1,'.repeat(1200)],
  'an address that is none': ['x-forwarded-for', `${'1.2.3.4,'.repeat(500)}<script>`],
  'a foreign origin': ['origin', 'https://jahat.contoh'],
  'an origin of nothing': ['origin', 'null'],
  'a host of elsewhere': ['host', 'jahat.contoh:99999'],
  'a host that is a path': ['host', '../../etc'],
  'a host of brackets': ['host', '[::1'],
  'a host of nothing': ['host', ''],
  'an upgrade': ['upgrade', 'websocket'],
  'a step to another protocol': ['upgrade', 'h2c'],
};

const headers: HostileCase[] = Object.entries(HEADERS).map(([name, header]) => ({
  ...asked(
    name,
    { path: '/api/site', headers: [header] },
    header[0] === 'host' && header[1] !== '' ? 400 : 200,
  ),
  verify: ({ headers: own }) => expect(own['access-control-allow-origin']).toBeUndefined(),
}));

const IF_MATCH = {
  'a tag without end': `"${'x'.repeat(8000)}`,
  'a thousand tags': '"a",'.repeat(1000),
  'no tag at all': '',
  'another language': "\"' or '1'='1\"",
  'any tag beside another': '*, "a"',
};

const staleChanges: HostileCase[] = Object.entries(IF_MATCH).map(([name, tag]) => ({
  name: `If-Match: ${name}`,
  expects: [412],
  send: ({ call, sari, setId }) =>
    call({
      method: 'PUT',
      path: `/api/questionsets/${setId}`,
      headers: [
        ['x-access-token', sari],
        ['content-type', 'application/json'],
        ['if-match', tag],
      ],
      body: JSON.stringify({ title: 'Basi', subject: 'Basis Data', difficulty: 'Mudah' }),
    }),
}));

/** Methods, addresses and headers that a client of ours would never send. */
export const requests: readonly HostileCase[] = [
  ...methods,
  ...heads,
  ...apiPaths,
  ...sitePaths,
  ...queries,
  ...ranges,
  ...headers,
  ...staleChanges,
];
