import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import type { HostileBank } from '../hostile-bank.js';
import type { HostileCase } from '../hostile-case.js';
import { exchange, type RawAnswer, type RawCall, requestBytes } from '../raw-http.js';
import { END, formCall, uploadBody } from '../upload-call.js';

const CRLF = '\r\n';
const SET = JSON.stringify({ title: 'Potongan', subject: 'x', difficulty: 'Mudah' });

const raw = (name: string, bytes: string | Buffer, ...expects: number[]): HostileCase => ({
  name,
  expects,
  send: ({ server }) => exchange(server.url, [bytes]),
});

const lines = (...all: string[]) => `${all.join(CRLF)}${CRLF}${CRLF}`;
const get = (...more: string[]) => lines('GET /api/site HTTP/1.1', 'Connection: close', ...more);

const protocols: HostileCase[] = [
  raw('no HTTP at all', 'halo\r\n\r\n', 400),
  raw('the greeting of TLS', Buffer.from('16030100a5010000a10303', 'hex'), 400),
  raw('the preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400),
  raw('HTTP/0.9', 'GET /api/site\r\n\r\n', 200, 400),
  raw('a version to come', lines('GET /api/site HTTP/9.9', 'Host: a'), 400),
  raw('no host', get(), 400),
  raw('a header without a colon', get('Host: a', 'rusak'), 400),
  raw('a header with white space before its colon', get('Host: a', 'X : y'), 400),
  raw('a header with a NUL', get('Host: a', 'X: a\0b'), 400),
  raw('a line end alone within a header', get('Host: a', 'X: a\rb'), 400),
  raw('a header of 40,000 bytes', get('Host: a', `X: ${'x'.repeat(40_000)}`), 431),
  raw(
    '5,000 headers',
    get('Host: a', ...Array.from({ length: 5000 }, (_, index) => `X${index}: y`)),
    431,
  ),
  raw('an order to wait that nobody knows', get('Host: a', 'Expect: jahat'), 417),
];

const framed = (name: string, more: string[], body: string, ...expects: number[]): HostileCase => ({
  name,
  expects,
  send: ({ server, sari }) => {
    const head = ['POST /api/questionsets HTTP/1.1', 'Host: a', 'Connection: close'];
    return exchange(server.url, [lines(...head, `x-access-token: ${sari}`, ...more), body]);
  },
});

const CHUNKED = 'Transfer-Encoding: chunked';
const chunk = (text: string, size = text.length.toString(16)) => `${size}\r\n${text}\r\n`;
const LAST = '0\r\n\r\n';

const framings: HostileCase[] = [
  framed('two lengths', ['Content-Length: 5', 'Content-Length: 6'], SET, 400),
  framed('a length below zero', ['Content-Length: -5'], SET, 400),
  framed('a length that is a word', ['Content-Length: banyak'], SET, 400),
  framed('a length in another base', ['Content-Length: 0x50'], SET, 400),
  framed('a length beyond all numbers', [`Content-Length: ${'9'.repeat(30)}`], SET, 400, 413),
  framed('a length and chunks', [`Content-Length: ${SET.length}`, CHUNKED], chunk(SET) + LAST, 400),
  framed('chunks, packed', ['Transfer-Encoding: gzip, chunked'], chunk(SET) + LAST, 201, 400),
  framed('an unknown coding', ['Transfer-Encoding: jahat'], SET, 400),
  framed('a coding behind chunks', ['Transfer-Encoding: chunked, jahat'], chunk(SET) + LAST, 400),
  framed('a chunk of a size that is none', [CHUNKED], chunk(SET, 'zz') + LAST, 400),
  framed('a chunk below zero', [CHUNKED], chunk(SET, '-5') + LAST, 400),
  framed('a chunk of immense size', [CHUNKED], chunk(SET, 'f'.repeat(40)) + LAST, 400),
  framed(
    'a chunk with an immense note',
    [CHUNKED],
    chunk(SET, `${SET.length.toString(16)};${'x'.repeat(40_000)}`) + LAST,
    400,
    413,
  ),
  framed('chunks of one byte', [CHUNKED], [...SET].map((one) => chunk(one)).join('') + LAST, 201),
  framed(
    'headers behind the last chunk',
    [CHUNKED],
    `${chunk(SET)}0\r\nx-access-token: x\r\n\r\n`,
    201,
  ),
  framed(
    'a body that is asked for',
    ['Expect: 100-continue', `Content-Length: ${SET.length}`],
    SET,
    201,
  ),
  framed(
    'more bytes than its length',
    [`Content-Length: ${SET.length}`],
    `${SET}GET / HTTP/1.1${CRLF}`,
    201,
  ),
];

/** Opens connections, lets them lie, and asks something else meanwhile. */
async function meanwhile(
  { server, call }: HostileBank,
  count: number,
  bytes: string | Buffer,
  other: RawCall = { path: '/api/questionsets' },
): Promise<RawAnswer> {
  const { hostname, port } = new URL(server.url);
  const sockets = await Promise.all(
    Array.from({ length: count }, async () => {
      const socket: Socket = connect(Number(port), hostname);
      socket.on('error', () => undefined);
      await new Promise((resolve) => socket.once('connect', resolve));
      socket.write(bytes);
      return socket;
    }),
  );
  try {
    return await call(other);
  } finally {
    for (const socket of sockets) socket.resetAndDestroy();
  }
}

const slow = (
  name: string,
  count: number,
  bytes: (bank: HostileBank) => string | Buffer,
): HostileCase => ({
  name: `${count} × ${name}`,
  expects: [200],
  send: (bank) => meanwhile(bank, count, bytes(bank)),
});

const uploadBytes = (bank: HostileBank) =>
  requestBytes(
    formCall(bank, uploadBody(bank, 'name="file"; filename="soal.txt"', 'isi '.repeat(50_000))),
  );

const stalls: HostileCase[] = [
  slow('a connection that says nothing', 200, () => ''),
  slow('half a first line', 50, () => 'GET /api/que'),
  slow('headers that never end', 50, () => 'GET /api/site HTTP/1.1\r\nHost: a\r\nX: '),
  slow('a body that never comes', 50, ({ sari }) =>
    lines(
      'POST /api/questionsets HTTP/1.1',
      'Host: a',
      `x-access-token: ${sari}`,
      'Content-Length: 500',
    ),
  ),
  slow(
    'a sign-in that never ends',
    50,
    () => `${lines('POST /api/auth/signin HTTP/1.1', 'Host: a', 'Content-Length: 500')}{"email":`,
  ),
  slow('an upload that stops at its head', 30, (bank) => uploadBytes(bank).subarray(0, 400)),
  slow('an upload that stops in its file', 30, (bank) => uploadBytes(bank).subarray(0, 100_000)),
  slow('an upload that stops before its last byte', 30, (bank) =>
    uploadBytes(bank).subarray(0, -1),
  ),
  {
    name: "30 × an upload that stops in its file, and another account's upload",
    expects: [201],
    send: (bank) => {
      const body = uploadBody(bank, 'name="file"; filename="terjaga.txt"', 'terjaga');
      const others = formCall({ ...bank, sari: bank.admin }, body);
      return meanwhile(bank, 30, uploadBytes(bank).subarray(0, 100_000), others);
    },
  },
];

/** Begins bodies, brings them as far as the server takes them, and signs in meanwhile. */
async function besideBodies(
  { server, call }: HostileBank,
  count: number,
  headers: string[],
  body: string | Buffer,
): Promise<RawAnswer> {
  const { hostname, port } = new URL(server.url);
  const head = lines('POST /api/auth/signin HTTP/1.1', 'Host: a', ...headers);
  const sockets: Socket[] = [];
  const open = async () => {
    const socket = connect(Number(port), hostname).on('error', () => undefined);
    sockets.push(socket);
    await new Promise((resolve) => {
      socket.once('close', resolve).resume().write(head);
      socket.write(body, resolve);
    });
  };
  // One after the other: the attacker's own work is not the server's.
  while (sockets.length < count) await open();
  try {
    const person = { email: 'sari@uji.ac.id', password: 'rahasia-sari' };
    return await call({ method: 'POST', path: '/api/auth/signin', body: JSON.stringify(person) });
  } finally {
    for (const socket of sockets) socket.resetAndDestroy();
  }
}

const LARGE = Buffer.alloc(1_000_000, ' ');
const SMALL = LARGE.subarray(0, 15_000);

const neverEnding = (
  name: string,
  count: number,
  headers: string[],
  body: string | Buffer,
): HostileCase => ({
  name: `${count} × ${name}`,
  expects: [200],
  send: (bank) => besideBodies(bank, count, headers, body),
});

/** Sign-ins without an end: each may hold little, all together too, and they keep nobody out. */
const bodies: HostileCase[] = [
  neverEnding('a sign-in of a megabyte without its end', 200, ['Content-Length: 1048576'], LARGE),
  neverEnding(
    'a sign-in of a megabyte in one chunk without its end',
    200,
    [CHUNKED],
    Buffer.concat([Buffer.from('100000\r\n'), LARGE]),
  ),
  neverEnding(
    'a sign-in of a megabyte in small chunks without an end',
    50,
    [CHUNKED],
    chunk('x').repeat(170_000),
  ),
  neverEnding('a small sign-in without its end', 600, ['Content-Length: 16000'], SMALL),
  neverEnding('a sign-in of one byte without its end', 1200, ['Content-Length: 16000'], '{'),
];

/** Sends a part of some bytes and breaks off, hard or softly. */
async function breakOff({ server }: HostileBank, bytes: Buffer, hard: boolean): Promise<RawAnswer> {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  socket.write(bytes);
  await wait(20);
  if (hard) socket.resetAndDestroy();
  else socket.end();
  socket.resume();
  await new Promise((resolve) => socket.once('close', resolve));
  return { status: 0, headers: {}, body: Buffer.alloc(0) };
}

const aborts: HostileCase[] = [true, false].flatMap((hard) =>
  [0.001, 0.01, 0.5, 0.9, 0.9999].map((share) => ({
    name: `an upload ${hard ? 'reset' : 'ended'} after ${share * 100} %`,
    expects: [0],
    send: (bank: HostileBank) => {
      const bytes = uploadBytes(bank);
      return breakOff(bank, bytes.subarray(0, Math.floor(bytes.byteLength * share)), hard);
    },
  })),
);

/** Reads the first bytes of an answer, and leaves. */
async function leaveEarly({ server }: HostileBank, path: string): Promise<RawAnswer> {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  socket.write(requestBytes({ path }));
  await new Promise((resolve) => socket.once('data', resolve));
  socket.resetAndDestroy();
  return { status: 0, headers: {}, body: Buffer.alloc(0) };
}

const departures: HostileCase[] = [
  '/api/questionsets',
  '/api/files/download/3',
  '/api/files/blob/1',
  '/api/questionsets/1/archive',
  '/api/files/download-template',
  '/api/files/combine-preview/1?type=questions',
].map((path) => ({
  name: `an answer of ${path} that nobody reads`,
  expects: [0],
  send: (bank) => leaveEarly(bank, path),
}));

/** Many requests at once on one connection. */
const pipelines: HostileCase[] = [
  {
    name: '200 requests on one connection, none awaited',
    expects: [200],
    send: async ({ server }) => {
      const one = requestBytes({ path: '/api/site', headers: [['connection', 'keep-alive']] });
      const last = requestBytes({ path: '/api/site' });
      const { body, ...answer } = await exchange(server.url, [
        Buffer.concat([...Array.from({ length: 199 }, () => one), last]),
      ]);
      expect(body.byteLength).toBeGreaterThan(0);
      return { ...answer, body };
    },
  },
  {
    name: 'a good request with garbage behind',
    expects: [200],
    send: ({ server }) => {
      const one = requestBytes({ path: '/api/site', headers: [['connection', 'keep-alive']] });
      return exchange(server.url, [Buffer.concat([one, Buffer.from('\0\0jahat\r\n\r\n')])]);
    },
  },
  {
    name: 'an upload whose form ends twice',
    expects: [201],
    send: (bank) => {
      const body = uploadBody(bank, 'name="file"; filename="dua.txt"', 'dua');
      return bank.call(formCall(bank, Buffer.concat([body, Buffer.from(END)])));
    },
  },
];

/** Connections that speak wrongly, slowly, or not to the end. */
export const connections: readonly HostileCase[] = [
  ...protocols,
  ...framings,
  ...stalls,
  ...bodies,
  ...aborts,
  ...departures,
  ...pipelines,
];
