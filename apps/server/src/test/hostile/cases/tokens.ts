import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SignJWT, UnsecuredJWT } from 'jose';
import type { HostileBank } from '../hostile-bank.js';
import type { HostileCase } from '../hostile-case.js';
import type { RawAnswer } from '../raw-http.js';

type Make = (bank: HostileBank) => string | Promise<string>;
type Claims = Record<string, unknown>;

const SARI = '2';
const SET = JSON.stringify({ title: 'Curian', subject: 'x', difficulty: 'Mudah' });

const base64 = (text: string) => Buffer.from(text).toString('base64url');
const hour = () => Math.floor(Date.now() / 1000) + 3600;

/** Signs what the server would never sign, with its own secret or another. */
async function signed(bank: HostileBank, claims: Claims, header: Claims = {}, secret?: string) {
  const own = secret ?? (await readFile(join(bank.server.dataDir, 'jwt-secret'), 'utf8')).trim();
  return new SignJWT({ gen: 0, sub: SARI, exp: hour(), ...claims })
    .setProtectedHeader({ alg: 'HS256', ...header })
    .sign(new TextEncoder().encode(own));
}

/** The parts of a good token, one of them for another. */
const swapped =
  (place: number, part: string): Make =>
  ({ sari }) =>
    sari
      .split('.')
      .map((own, index) => (index === place ? part : own))
      .join('.');

const create = (
  bank: HostileBank,
  headers: readonly (readonly [string, string])[],
  path = '/api/questionsets',
): Promise<RawAnswer> => bank.call({ method: 'POST', path, headers, body: SET });

const TOKENS: Record<string, Make> = {
  'none at all': () => '',
  'the word null': () => 'null',
  'white space': () => '   ',
  'an object': () => '[object Object]',
  'a dot': () => '.',
  'two dots': () => '..',
  'a thousand dots': () => '.'.repeat(1000),
  garbage: () => 'x'.repeat(400),
  '12,000 letters': () => 'x'.repeat(12_000),
  'bytes beyond ASCII': () => '\xff\xfe\xe9',
  'a database command': () => "' or 1=1 --",
  'half of a good one': ({ sari }) => sari.slice(0, sari.length / 2),
  'a good one without its last letter': ({ sari }) => sari.slice(0, -1),
  'a good one without its signature': swapped(2, ''),
  'a good one in small letters': ({ sari }) => sari.toLowerCase(),
  'a good one twice': ({ sari }) => `${sari}.${sari}`,
  'a good one with more behind': ({ sari }) => `${sari}AAAA`,
  'a good one of someone else in its middle': swapped(
    1,
    base64(JSON.stringify({ sub: '1', gen: 0, exp: 9_999_999_999 })),
  ),
  'a good one with another head': swapped(0, base64('{"alg":"none"}')),
  'a good one with a head that is no JSON': swapped(0, base64('{{{')),
  'a good one with a list for claims': swapped(1, base64('[]')),
  'one that nobody signed': () =>
    new UnsecuredJWT({ gen: 0 }).setSubject('1').setExpirationTime('1h').encode(),
  'one signed with another secret': (bank) => signed(bank, {}, {}, 'x'.repeat(40)),
  'one signed with an empty secret': (bank) => signed(bank, {}, {}, '\0'),
  'one whose key lies elsewhere': (bank) =>
    signed(bank, {}, { kid: '../../dev/null', jku: 'http://127.0.0.1/' }, 'x'.repeat(40)),
  'one that has ended': (bank) => signed(bank, { exp: 1 }),
  'one that has not begun': (bank) => signed(bank, { nbf: hour() }),
  'one that never ends': (bank) => signed(bank, { exp: undefined }),
  'one that ends in words': (bank) => signed(bank, { exp: 'besok' }),
  'one of nobody': (bank) => signed(bank, { sub: '999999' }),
  'one of a word': (bank) => signed(bank, { sub: '2 or 1=1' }),
  'one of an account below zero': (bank) => signed(bank, { sub: '-1' }),
  'one of an immense account': (bank) => signed(bank, { sub: '1e308' }),
  'one of no account': (bank) => signed(bank, { sub: undefined }),
  'one of another generation': (bank) => signed(bank, { gen: 99 }),
  'one whose generation is a word': (bank) => signed(bank, { gen: '0' }),
  'one of a disabled account': (bank) => signed(bank, { sub: '3' }),
};

const ADMIN_PATHS = ['/api/course-tags', '/api/material-tags', '/api/admin/dosen'];

/** Tokens that do not hold, in every place where a client may put one. */
export const tokens: readonly HostileCase[] = [
  ...Object.entries(TOKENS).map(([name, make]) => ({
    name,
    expects: [401],
    send: async (bank: HostileBank) => create(bank, [['x-access-token', await make(bank)]]),
  })),
  ...Object.entries(TOKENS)
    .slice(0, 12)
    .map(([name, make]) => ({
      name: `${name}, as a bearer`,
      expects: [401],
      send: async (bank: HostileBank) =>
        create(bank, [['authorization', `Bearer ${await make(bank)}`]]),
    })),
  {
    name: 'a good one under another scheme',
    expects: [401],
    send: (bank) => create(bank, [['authorization', `Basic ${bank.sari}`]]),
  },
  {
    name: 'a good one in the address',
    expects: [401],
    send: (bank) => create(bank, [], `/api/questionsets?token=${bank.sari}`),
  },
  {
    name: 'a good one in a cookie',
    expects: [401],
    send: (bank) => create(bank, [['cookie', `x-access-token=${bank.sari}`]]),
  },
  {
    name: 'two different ones',
    expects: [401],
    send: (bank) =>
      create(bank, [
        ['x-access-token', bank.sari],
        ['x-access-token', bank.admin],
      ]),
  },
  {
    name: 'one that ends the header and begins another',
    expects: [400, 401],
    send: (bank) => create(bank, [['x-access-token', `x\r\nx-access-token : ${bank.sari}`]]),
  },
  {
    name: 'one with a line end alone',
    expects: [400],
    send: (bank) => create(bank, [['x-access-token', `x\n ${bank.sari}`]]),
  },
  {
    name: 'one with a NUL',
    expects: [400],
    send: (bank) => create(bank, [['x-access-token', `${bank.sari}\0`]]),
  },
  {
    name: '100,000 letters',
    expects: [431],
    send: (bank) => create(bank, [['x-access-token', 'x'.repeat(100_000)]]),
  },
  ...ADMIN_PATHS.map((path) => ({
    name: `a lecturer's, on ${path}`,
    expects: [403],
    send: (bank: HostileBank) => create(bank, [['x-access-token', bank.sari]], path),
  })),
  {
    name: "a student's, on another's set",
    expects: [403],
    send: (bank) =>
      bank.call({
        method: 'DELETE',
        path: `/api/questionsets/${bank.setId}`,
        headers: [['x-access-token', bank.mira]],
      }),
  },
  {
    name: "a student's, on another's file",
    expects: [403],
    send: (bank) =>
      bank.call({
        method: 'DELETE',
        path: '/api/files/1',
        headers: [['x-access-token', bank.mira]],
      }),
  },
];
