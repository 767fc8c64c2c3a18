import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Config } from '../../settings/config.js';
import { type CampusBrowser, campusBrowser, foundAt } from '../../test/oidc/campus-browser.js';
import {
  type CampusProvider,
  startCampusProvider,
  UNWILLING,
} from '../../test/oidc/campus-provider.js';
import { secondServer } from '../../test/oidc/second-server.js';
import { startTestServer, type TestServer } from '../../test/start-test-server.js';

const SITE = 'http://soal.uji.ac.id';
const RULES = 'groups:dosen-if=dosen; email:@student.uji.ac.id=mahasiswa; *=tolak';
const LECTURER = { groups: ['staf', 'dosen-if'] };

let provider: CampusProvider;
let server: TestServer;
let second: Awaited<ReturnType<typeof secondServer>>;

beforeAll(async () => {
  provider = await startCampusProvider(SITE);
  const env = {
    ...provider.env,
    JWT_SECRET: 'k'.repeat(32),
    METRICS_PORT: '0',
    OIDC_LABEL: 'akun UJI',
    OIDC_EMAIL_DOMAINS: 'uji.ac.id,student.uji.ac.id',
    OIDC_ROLES: RULES,
    OIDC_ADMIN_CLAIM: 'groups:bank-admin',
    PASSWORD_SIGN_IN: 'admin',
  };
  const change = (config: Config): Config => ({
    ...config,
    oidc: config.oidc && { ...config.oidc, timeoutSeconds: 1 },
  });
  server = await startTestServer({ env, change });
  second = await secondServer(server);
});
afterAll(async () => {
  await second.stop();
  await server.stop();
  await provider.stop();
});

interface Answer {
  id: number;
  username: string;
  email: string;
  roles: string[];
  accessToken: string;
  code?: string;
}

const browserOf = (person: string, url = server.url) => campusBrowser(person, SITE, url);

/** The browser that each code was given to. */
const browsers = new Map<string | null, CampusBrowser>();

const exchange = (code: string | null) =>
  browsers.get(code)?.exchange(code) ?? server.send('POST', '/api/auth/oidc/session', { code });

/** Sets the provider's claims about a person. */
const knows = (person: string, claims: object) => provider.people.set(person, claims);

const verified = (email: string, more: object = {}) => ({ email, email_verified: true, ...more });

async function signInResult(person: string, url?: string) {
  const browser = browserOf(person, url);
  const found = foundAt(await browser.signIn());
  browsers.set(found.kode, browser);
  return found;
}

async function session(person: string): Promise<Answer> {
  const { kode, masalah } = await signInResult(person);
  expect(masalah).toBeNull();
  const answer = await exchange(kode);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Answer;
}

const problem = async (person: string) => (await signInResult(person)).masalah;

const isGood = async ({ accessToken }: Answer) => {
  const headers = { 'x-access-token': accessToken };
  return (await server.get('/api/questionsets?mine=true', { headers })).ok;
};

const accountsWith = (email: string) =>
  server.services.db
    .selectFrom('users')
    .selectAll()
    .where('email_key', '=', email.toLowerCase())
    .execute();

async function audited(targetId: number): Promise<string[]> {
  const rows = await server.services.db
    .selectFrom('audit_log')
    .select(['action', 'outcome'])
    .where('target_id', '=', targetId)
    .where('target', '=', 'account')
    .orderBy('id')
    .execute();
  return rows.map(({ action, outcome }) => `${action} ${outcome}`);
}

describe('a first sign-in', () => {
  it('makes an account of the kind that the rules say, and begins a session once', async () => {
    knows('rina', verified('Rina@uji.ac.id', { name: 'Rina Kusuma', ...LECTURER }));
    const { kode } = await signInResult('rina');
    const answers = await Promise.all([exchange(kode), exchange(kode)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    const good = answers.find(({ ok }) => ok);
    expect(good?.headers.get('cache-control')).toBe('no-store');
    const user = (await good?.json()) as Answer;
    expect(user).toEqual({
      id: expect.any(Number),
      username: 'Rina Kusuma',
      email: 'Rina@uji.ac.id',
      roles: ['ROLE_USER', 'ROLE_DOSEN'],
      accessToken: expect.any(String),
    });
    expect(await isGood(user)).toBe(true);
    expect(await audited(user.id)).toEqual(['create ok', 'sign-in ok']);
    expect((await session('rina')).id).toBe(user.id);
  });

  it('of twenty at once makes one account', async () => {
    knows('ramai', verified('ramai@student.uji.ac.id'));
    const places = Array.from({ length: 20 }, (_, index) => (index % 2 ? second.url : server.url));
    const found = await Promise.all(places.map((url) => signInResult('ramai', url)));
    const answers = await Promise.all(found.map(async ({ kode }) => (await exchange(kode)).json()));
    expect(new Set(answers.map((user) => (user as Answer).id)).size).toBe(1);
    expect(await accountsWith('ramai@student.uji.ac.id')).toHaveLength(1);
  });

  it('links the account that has the verified address, and knows it by its subject from then on', async () => {
    const [sari] = await accountsWith('sari@uji.ac.id');
    knows('subjek-sari', verified('sari@uji.ac.id', LECTURER));
    const user = await session('subjek-sari');
    expect(user).toMatchObject({ id: sari?.id, username: 'Sari Wulandari' });
    expect(await audited(user.id)).toContain('assign ok');
    knows('subjek-sari', verified('sari.w@uji.ac.id', LECTURER));
    expect(await session('subjek-sari')).toMatchObject({ id: sari?.id, email: 'Sari@uji.ac.id' });
    knows('orang-lain', verified('sari@uji.ac.id', LECTURER));
    expect(await problem('orang-lain')).toBe('address-taken');
  });

  it.each([
    ['address-taken', 'unverified', { email: 'mira@uji.ac.id', email_verified: false }],
    ['address-taken', 'of which nothing is said', { email: 'mira@uji.ac.id' }],
    ['address-taken', "an administrator's", verified('kepala@uji.ac.id')],
    ['account-disabled', 'of a disabled account', verified('budi@uji.ac.id')],
    ['address-missing', 'none', {}],
  ])('is %s where the address is %s', async (masalah, why, claims) => {
    const person = why.replaceAll(/\W/g, '-');
    knows(person, { ...claims, ...LECTURER });
    expect(await problem(person)).toBe(masalah);
  });

  it('is refused by the rules, whose addresses count only when they are verified', async () => {
    knows('tamu', verified('tamu@gmail.com'));
    expect(await problem('tamu')).toBe('account-refused');
    knows('ngaku', { email: 'ngaku@student.uji.ac.id', email_verified: false });
    expect(await problem('ngaku')).toBe('account-refused');
    expect(await accountsWith('ngaku@student.uji.ac.id')).toEqual([]);
    knows('sub', verified('sub@lain.student.uji.ac.id'));
    expect(await problem('sub')).toBe('account-refused');
  });
});

describe('each sign-in', () => {
  it('looks at the rules again; a change ends older tokens', async () => {
    const student = verified('tari@student.uji.ac.id');
    knows('tari', student);
    const before = await session('tari');
    expect(before.roles).toEqual(['ROLE_USER']);
    expect(await isGood(await session('tari'))).toBe(true);
    expect(await isGood(before)).toBe(true);

    knows('tari', { ...student, ...LECTURER });
    const after = await session('tari');
    expect(after.roles).toEqual(['ROLE_USER', 'ROLE_DOSEN']);
    expect(await isGood(before)).toBe(false);
    expect(await audited(after.id)).toContain('update ok');

    knows('tari', { email: student.email, email_verified: false });
    expect(await problem('tari')).toBe('account-refused');
    expect(await isGood(after)).toBe(false);
    expect((await audited(after.id)).at(-1)).toBe('sign-in refused');
  });

  it('makes an administrator of whom the claim names, as long as it does', async () => {
    const person = verified('kaprodi@uji.ac.id', LECTURER);
    knows('kaprodi', { ...person, groups: ['dosen-if', 'bank-admin'] });
    expect((await session('kaprodi')).roles).toContain('ROLE_ADMIN');
    knows('kaprodi', person);
    expect((await session('kaprodi')).roles).toEqual(['ROLE_USER', 'ROLE_DOSEN']);
  });

  it('is refused once the account is disabled, with a code that is out already too', async () => {
    knows('nona', verified('nona@student.uji.ac.id'));
    const { id } = await session('nona');
    const { kode } = await signInResult('nona');
    const { db } = server.services;
    await db.updateTable('users').set({ status: 'Nonaktif' }).where('id', '=', id).execute();
    const late = await exchange(kode);
    expect(late.status).toBe(403);
    expect(await late.json()).toMatchObject({ code: 'account-disabled' });
    expect(await problem('nona')).toBe('account-disabled');
    expect((await audited(id)).at(-1)).toBe('sign-in disabled');
  });

  it('may be declined', async () => {
    expect(await problem(UNWILLING)).toBe('oidc-denied');
  });
});

describe('a code', () => {
  it.each([['tidak-ada'], ['']])('%j is refused', async (code) => {
    const answer = await exchange(code);
    expect([400, 401]).toContain(answer.status);
    expect(await answer.json()).toMatchObject({ message: expect.any(String) });
  });

  it('is good in the browser that was at the campus, and in no other', async () => {
    const browser = browserOf('rina');
    const { kode } = foundAt(await browser.signIn());
    const cookie = [...browser.cookies].find(([name]) => name === 'bank-soal-kode');
    expect(cookie?.[1]).not.toContain(kode);
    const victim = browserOf('tari');
    const led = [
      await victim.exchange(kode),
      await server.send('POST', '/api/auth/oidc/session', { code: kode }),
    ];
    // One with a code of their own is led to the other's, too.
    await victim.signIn();
    led.push(await victim.exchange(kode));
    for (const answer of led) {
      expect(answer.status).toBe(401);
      expect(await answer.json()).toMatchObject({ code: 'oidc-expired' });
    }
    expect((await browser.exchange(kode)).status).toBe(200);
  });

  it('is stored as a hash, and good for a minute', async () => {
    const { db } = server.services;
    const { kode } = await signInResult('rina');
    const rows = await db.selectFrom('sign_in_codes').selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(kode);
    const left = Math.max(...rows.map((row) => row.expires_at)) - Date.now();
    expect(left).toBeGreaterThan(50_000);
    expect(left).toBeLessThanOrEqual(60_000);
    await db
      .updateTable('sign_in_codes')
      .set({ expires_at: Date.now() - 1 } as never)
      .execute();
    const late = await exchange(kode);
    expect(late.status).toBe(401);
    expect(await late.json()).toMatchObject({ code: 'oidc-expired' });
  });
});

describe('the way there and back', () => {
  const CALLBACK = `${SITE}/api/auth/oidc/callback`;

  it('leads back to the page that asked, of this site only', async () => {
    const browser = browserOf('rina');
    const at = await browser.signIn('/questions?q=graf#isi');
    expect(at.pathname + at.search).toBe(
      `/login?next=${encodeURIComponent('/questions?q=graf#isi')}`,
    );
    expect(foundAt(at).kode).not.toBeNull();
    for (const next of ['//evil.example', '/\\evil.example', 'https://evil.example/', '/\t/evil']) {
      expect((await browser.signIn(next)).search).toBe('');
    }
  });

  it('carries what belongs to one browser in a cookie that says nothing', async () => {
    const browser = browserOf('rina');
    const answer = await browser.open(`${server.url}/api/auth/oidc?next=/upload`);
    expect(answer.status).toBe(302);
    const [cookie = ''] = answer.headers.getSetCookie();
    expect(cookie).toMatch(
      /^bank-soal-oidc=[\w.-]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    const to = new URL(answer.headers.get('location') ?? '');
    expect(Object.fromEntries(to.searchParams)).toMatchObject({
      redirect_uri: CALLBACK,
      scope: 'openid email profile groups',
      code_challenge_method: 'S256',
      response_type: 'code',
    });
    expect(cookie).not.toContain(to.searchParams.get('state'));
    await browser.follow(to.href);
    expect([...browser.cookies.keys()]).toEqual(['bank-soal-kode']);
  });

  it('may lead back to another server of the bank', async () => {
    const here = browserOf('rina');
    const start = await here.open(`${server.url}/api/auth/oidc`);
    const back = await here.follow(start.headers.get('location') ?? '', CALLBACK);
    const there = browserOf('rina', second.url);
    for (const [name, value] of here.cookies) there.cookies.set(name, value);
    const { kode } = foundAt(await there.follow(back.href));
    expect((await there.exchange(kode)).status).toBe(200);
  });

  it.each([
    ['another state', 'oidc-invalid', (url: URL) => url.searchParams.set('state', 'lain')],
    ['no state', 'oidc-invalid', (url: URL) => url.searchParams.delete('state')],
    ['another code', 'oidc-invalid', (url: URL) => url.searchParams.set('code', 'lain')],
    ['another issuer', 'oidc-invalid', (url: URL) => url.searchParams.set('iss', 'http://x.id')],
  ])('ends at %s', async (_, masalah, change) => {
    const browser = browserOf('rina');
    const start = await browser.open(`${server.url}/api/auth/oidc`);
    const back = await browser.follow(start.headers.get('location') ?? '', CALLBACK);
    change(back);
    expect(foundAt(await browser.follow(back.href))).toEqual({ kode: null, masalah });
  });

  it('ends without the cookie, with that of another browser and with one that is no more', async () => {
    const browser = browserOf('rina');
    const start = await browser.open(`${server.url}/api/auth/oidc`);
    const back = await browser.follow(start.headers.get('location') ?? '', CALLBACK);
    expect(foundAt(await browserOf('rina').follow(back.href)).masalah).toBe('oidc-expired');

    const attacker = browserOf('rina');
    await attacker.open(`${server.url}/api/auth/oidc`);
    expect(foundAt(await attacker.follow(back.href)).masalah).toBe('oidc-invalid');

    const kept = new Map(browser.cookies);
    expect(foundAt(await browser.follow(back.href)).kode).not.toBeNull();
    for (const [name, value] of kept) browser.cookies.set(name, value);
    expect(foundAt(await browser.follow(back.href)).masalah).toBe('oidc-invalid');
    browser.cookies.set('bank-soal-oidc', 'a.b.c.d.e');
    expect(foundAt(await browser.follow(back.href)).masalah).toBe('oidc-invalid');
  });
});

describe('passwords', () => {
  const signIn = (email: string, password: string) =>
    server.send('POST', '/api/auth/signin', { email, password });

  it('are the way in of administrators only, as the site says', async () => {
    const site = (await (await server.get('/api/site')).json()) as { signIn: object };
    expect(site.signIn).toEqual({ password: false, oidc: { label: 'akun UJI' } });
    expect((await signIn('kepala@uji.ac.id', 'rahasia-kepala')).status).toBe(200);
    expect((await signIn('kepala@uji.ac.id', 'salah')).status).toBe(401);
    for (const password of ['rahasia-mira', 'salah']) {
      const answer = await signIn('mira@uji.ac.id', password);
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({ code: 'password-closed' });
    }
  });

  it('are none for who never had one', async () => {
    knows('ketua', verified('ketua@uji.ac.id', { groups: ['bank-admin'] }));
    await session('ketua');
    expect((await signIn('ketua@uji.ac.id', 'apa saja')).status).toBe(401);
  });
});

describe('a provider that is away', () => {
  it('keeps nobody from anything else', async () => {
    const browser = browserOf('rina');
    const start = await browser.open(`${server.url}/api/auth/oidc`);
    const back = await browser.follow(start.headers.get('location') ?? '', `${SITE}/api/auth`);
    provider.pause(true);
    try {
      const arrived = browser.follow(back.href);
      expect((await server.get('/api/questionsets')).status).toBe(200);
      expect(foundAt(await arrived).masalah).toBe('provider-unavailable');
    } finally {
      provider.pause(false);
    }
    expect((await signInResult('rina')).kode).not.toBeNull();
    const numbers = await (await fetch(server.metricsUrl ?? '')).text();
    for (const end of ['ok', 'provider-unavailable', 'oidc-denied', 'address-taken']) {
      expect(numbers).toMatch(new RegExp(`campus_sign_ins_total\\{end="${end}"\\} [1-9]`));
    }
  });
});

describe('DELETE /api/me by a code', () => {
  const removeBy = ({ accessToken }: Answer, code: string | null) =>
    browsers.get(code)?.send('DELETE', '/api/me', { code }, accessToken) ??
    server.send('DELETE', '/api/me', { code }, accessToken);

  it('removes the account whose fresh code it is, and refuses any other', async () => {
    knows('pergi', verified('pergi@student.uji.ac.id'));
    knows('tinggal', verified('tinggal@student.uji.ac.id'));
    const leaving = await session('pergi');
    const { kode: foreign } = await signInResult('tinggal');
    const { kode: used } = await signInResult('pergi');
    await exchange(used);
    for (const code of [foreign, used, 'bukan-kode']) {
      const refused = await removeBy(leaving, code);
      expect([refused.status, await refused.json()]).toMatchObject([400, { code: 'wrong-code' }]);
    }
    expect(await isGood(leaving)).toBe(true);
    // A foreign one has ended with the try, too.
    expect((await exchange(foreign)).status).toBe(401);
    const { kode } = await signInResult('pergi');
    // A code that was given to one browser proves nothing in another.
    const elsewhere = await server.send('DELETE', '/api/me', { code: kode }, leaving.accessToken);
    expect(elsewhere.status).toBe(400);
    expect((await removeBy(leaving, kode)).status).toBe(200);
    expect(await isGood(leaving)).toBe(false);
    expect(await accountsWith('pergi@student.uji.ac.id')).toHaveLength(0);
    expect(await accountsWith('tinggal@student.uji.ac.id')).toHaveLength(1);
  });

  it('wants a code or a password, and not both', async () => {
    const token = await server.tokenOf('kepala@uji.ac.id', 'rahasia-kepala');
    for (const body of [{}, { code: 'x', password: 'y' }, { code: '' }, { code: 1 }]) {
      expect((await server.send('DELETE', '/api/me', body, token)).status).toBe(400);
    }
  });
});
