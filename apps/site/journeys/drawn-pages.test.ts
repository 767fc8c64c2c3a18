import { PAGE_COOKIE, SIGNED_IN_COOKIE } from '@bank-soal/contract/accounts';
import { MY_SET_KINDS } from '@bank-soal/contract/sets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../src/paths.js';
import { listSets } from './support/api.js';
import {
  OPEN_WORD,
  plantSecrets,
  SECRET_START,
  SECRET_WORDS,
  type SecretBank,
} from './support/secret-bank.js';
import { startServer, type TestServer } from './support/server.js';
import { pageCookies } from './support/visit.js';

/** No set has this number. */
const UNKNOWN = 999_999;

/** Tabs of the preview that hold a key. */
const TABS = ['jawaban', 'test-cases'];

const READERS = ['visitor', 'forger', 'student', 'lecturer', 'administrator'] as const;
type Reader = (typeof READERS)[number];

/** Visitors may browse. */
let open: TestServer;
let bank: SecretBank;
/** Nobody is shown anything before they sign in. */
let shut: TestServer;
let shutBank: SecretBank;
/** What they are shown is what a link leads to. */
let linked: TestServer;

beforeAll(async () => {
  [open, shut, linked] = await Promise.all([
    startServer({ PUBLIC_BROWSING: 'true' }),
    startServer({ REQUIRE_LOGIN: 'true' }),
    startServer({ PUBLIC_BROWSING: 'false' }),
  ]);
  bank = await plantSecrets(open.url);
  shutBank = await plantSecrets(shut.url);
});
afterAll(() => Promise.all([open, shut, linked].map((server) => server?.stop())));

/** What a browser or a program may send along to be taken for that reader. */
function ways(reader: Reader, { tokens }: SecretBank): Record<string, string>[] {
  const token = reader === 'forger' ? 'bukan-token' : tokens[reader];
  if (token === undefined) return [{}];
  const headers = { 'x-access-token': token, authorization: `Bearer ${token}` };
  const forged = `${SIGNED_IN_COOKIE}=1; ${PAGE_COOKIE}=${token}`;
  return [headers, { ...headers, cookie: `${SIGNED_IN_COOKIE}=1` }, { cookie: forged }];
}

async function page(server: TestServer, address: string, headers: Record<string, string> = {}) {
  const answer = await fetch(server.url + address, {
    headers: { accept: 'text/html', ...headers },
  });
  expect([address, answer.status]).toEqual([address, 200]);
  return answer.text();
}

/** What a list can be asked for: all that is secret begins alike. */
const QUERIES = [
  '',
  `?q=${SECRET_START}`,
  `?q=${SECRET_START}&sort=oldest`,
  `?q=paket+${SECRET_START}&view=table`,
  `?q=${SECRET_START}&mode=isi`,
  `?q=${SECRET_START}&as=lecturer`,
  '?hasKey=true&difficulty=Mudah',
  ...SECRET_WORDS.flatMap((word) => [`?q=${word}`, `?materialTag=${word}`]),
  ...MY_SET_KINDS.map((kind) => `?koleksi=${kind}`),
];

/** Every page of the site, with every set; a new path is among them by itself. */
function everyAddress({ hidden, closed, open: shown }: SecretBank): string[] {
  const ids = [...hidden, ...closed, shown, UNKNOWN];
  const plain = Object.values(paths).flatMap((path) =>
    typeof path === 'string' ? [path] : ids.map(path),
  );
  const lists = [paths.search, paths.questionSets].flatMap((list) =>
    QUERIES.map((query) => list + query),
  );
  const previews = [...hidden, ...closed].flatMap((id) =>
    TABS.map((tab) => `${paths.preview(id)}?tab=${tab}`),
  );
  return [...plain, ...lists, ...previews, '/tidak/ada'];
}

/** The secret words that a page says, but for those which its own address has brought. */
function saidIn(html: string, address: string): string[] {
  return SECRET_WORDS.filter((word) => html.includes(word) && !address.includes(word));
}

const sets = (html: string) => html.match(/<article/g)?.length ?? 0;

describe.each(READERS)('what is drawn for a %s', (reader) => {
  it('says nothing of what visitors may not see', async () => {
    const found: string[] = [];
    for (const headers of ways(reader, bank)) {
      for (const address of everyAddress(bank)) {
        const html = await page(open, address, headers);
        found.push(...saidIn(html, address).map((word) => `${address}: ${word}`));
      }
    }
    expect(found).toEqual([]);
  });

  it('finds nothing by the words of what is hidden', async () => {
    const found: string[] = [];
    for (const headers of ways(reader, bank)) {
      for (const word of SECRET_WORDS) {
        for (const list of [paths.search, paths.questionSets]) {
          const address = `${list}?q=${word}`;
          if (sets(await page(open, address, headers)) > 0) found.push(address);
        }
      }
    }
    expect(found).toEqual([]);
  });

  it('tells a hidden set from no unknown one', async () => {
    for (const headers of ways(reader, bank)) {
      const unknown = await page(open, paths.preview(UNKNOWN), headers);
      for (const id of bank.hidden) {
        const html = await page(open, paths.preview(id), headers);
        expect(html.replaceAll(`${id}`, `${UNKNOWN}`)).toBe(
          unknown.replaceAll(`${id}`, `${UNKNOWN}`),
        );
      }
    }
  });

  it('has no set at all where nobody may look in without signing in', async () => {
    const found: string[] = [];
    for (const headers of ways(reader, shutBank)) {
      for (const address of everyAddress(shutBank)) {
        const html = await page(shut, address, headers);
        const said = [...saidIn(html, address), ...(sets(html) > 0 ? ['a set'] : [])];
        if (html.includes(OPEN_WORD) && !address.includes(OPEN_WORD)) said.push(OPEN_WORD);
        found.push(...said.map((what) => `${address}: ${what}`));
      }
    }
    expect(found).toEqual([]);
  });
});

/** The cookies of a browser at which one is remembered. */
async function remembered({ url }: TestServer, accessToken = ''): Promise<{ cookie: string }> {
  const answer = await fetch(`${url}/api/me/settings`, {
    headers: { 'x-access-token': accessToken },
  });
  expect(answer.status).toBe(200);
  const { sub } = JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString());
  const user = { id: Number(sub), username: '', email: '', roles: [], accessToken };
  const cookies = await pageCookies(url, user);
  return { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') };
}

/** The secret words that the API says to somebody in whatever it tells of sets. */
async function toldTo({ url }: TestServer, { hidden, closed }: SecretBank, token = '') {
  const headers = { 'x-access-token': token };
  const calls = [...hidden, ...closed].map((id) => `${url}/api/questionsets/${id}`);
  const answers = await Promise.all(
    calls.map(async (call) => (await fetch(call, { headers })).text()),
  );
  return SECRET_WORDS.filter((word) => answers.some((text) => text.includes(word)));
}

describe('a link where it is pasted', () => {
  it('shows title and course to visitors, and nothing of what they may not see', async () => {
    const shown = await page(open, paths.preview(bank.open));
    expect(shown).toMatch(/<meta property="og:title" content="[^"]*\w[^"]*">/);
    expect(shown).toMatch(/<meta property="og:description" content="[^"]*\w[^"]*">/);
    for (const id of bank.hidden) {
      expect(await page(open, paths.preview(id))).not.toContain('og:');
    }
    const signedIn = await remembered(open, bank.tokens['lecturer']);
    for (const id of [bank.open, ...bank.hidden]) {
      expect(await page(open, paths.preview(id), signedIn)).not.toContain('og:');
    }
  });
});

describe.each(['student', 'lecturer', 'administrator'])(
  'what is drawn for a %s themselves',
  (who) => {
    it('says what the API tells them, and nothing else', async () => {
      const told = await toldTo(open, bank, bank.tokens[who]);
      const headers = await remembered(open, bank.tokens[who]);
      const said = new Set<string>();
      for (const address of everyAddress(bank)) {
        const html = await page(open, address, headers);
        for (const word of saidIn(html, address)) said.add(word);
      }
      expect([...said].filter((word) => !told.includes(word))).toEqual([]);
      // Some of it must be said: a suite that never finds a word looks at nothing.
      expect(said).toContain('rahasiamasuk');
    });

    it('names them, and holds no token', async () => {
      const token = bank.tokens[who] ?? '';
      const html = await page(open, paths.questionSets, await remembered(open, token));
      expect(html).toContain('"reader":{"id":');
      expect(sets(html)).toBe(12);
      expect(html).not.toMatch(/accessToken|eyJ[\w-]+\./);
    });

    it('opens a site that is shut to visitors', async () => {
      const headers = await remembered(shut, shutBank.tokens[who]);
      expect(sets(await page(shut, paths.questionSets, headers))).toBe(12);
      expect(sets(await page(shut, paths.questionSets))).toBe(0);
    });
  },
);

it('draws what everyone may see, and nobody’s own list', async () => {
  expect(await page(open, paths.home)).toContain(OPEN_WORD);
  expect(sets(await page(open, `${paths.search}?q=${OPEN_WORD}`))).toBe(1);
  expect(await page(open, paths.preview(bank.open))).toContain(`${OPEN_WORD}.txt`);
  for (const list of [paths.search, paths.questionSets]) {
    expect(sets(await page(open, list))).toBe(12);
    for (const kind of MY_SET_KINDS) {
      expect(sets(await page(open, `${list}?koleksi=${kind}`))).toBe(0);
    }
  }
});

it('draws the login where visitors may not browse, and a set where a link leads to it', async () => {
  const [set] = await listSets(linked.url);
  if (!set) throw new Error('The demo bank is empty');
  for (const path of [paths.home, paths.search, paths.questionSets, `${paths.search}?q=a`]) {
    const html = await page(linked, path);
    expect([path, sets(html), html.includes('name="password"')]).toEqual([path, 0, true]);
    expect(html).not.toContain(set.title);
  }
  expect(await page(linked, paths.preview(set.id))).toContain(set.title);
});

it('draws a set no longer that was closed a moment ago', async () => {
  const { url } = open;
  const address = paths.preview(bank.open);
  const headers = {
    'content-type': 'application/json',
    'x-access-token': `${bank.tokens.lecturer}`,
  };
  const fields = { title: `Paket ${OPEN_WORD}`, subject: 'Basis Data', difficulty: 'Mudah' };
  const change = (visibility: string) =>
    fetch(`${url}/api/questionsets/${bank.open}`, {
      method: 'PUT',
      headers,
      body: JSON.stringify({ ...fields, visibility }),
    });
  expect(await page(open, address)).toContain(OPEN_WORD);
  expect((await change('owner')).status).toBe(200);
  for (const one of [address, paths.search, paths.questionSets, paths.home]) {
    expect(await page(open, one)).not.toContain(OPEN_WORD);
  }
  expect((await change('public')).status).toBe(200);
  expect(await page(open, address)).toContain(OPEN_WORD);
});
