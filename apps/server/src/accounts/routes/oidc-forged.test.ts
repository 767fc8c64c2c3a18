import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { campusBrowser, foundAt } from '../../test/oidc/campus-browser.js';
import {
  type Forgery,
  type ForgingProvider,
  startForgingProvider,
} from '../../test/oidc/forging-provider.js';
import { startTestServer, type TestServer } from '../../test/start-test-server.js';

const SITE = 'https://soal.uji.ac.id';
const CLIENT_ID = 'bank-soal';
const PERSON = { email: 'baru@uji.ac.id', email_verified: true, name: 'Baru' };

let provider: ForgingProvider;
let server: TestServer;

beforeAll(async () => {
  provider = await startForgingProvider(CLIENT_ID);
  server = await startTestServer({
    env: { SITE_URL: `${SITE}/`, OIDC_ISSUER: provider.issuer, OIDC_CLIENT_ID: CLIENT_ID },
    change: (config) => ({
      ...config,
      oidc: config.oidc && { ...config.oidc, timeoutSeconds: 1 },
    }),
  });
});
afterAll(async () => {
  await server.stop();
  await provider.stop();
});
beforeEach(() => provider.forge({ userinfo: PERSON }));

const browser = () => campusBrowser('siapa', SITE, server.url);

async function signInResult(forgery: Forgery = {}) {
  provider.forge({ userinfo: PERSON, ...forgery });
  return foundAt(await browser().signIn());
}

const accounts = async () =>
  (await server.services.db.selectFrom('users').select('id').execute()).length;

// Before the first call of the provider.
describe('a provider that does not say what it is', () => {
  it.each<[string, Forgery]>([
    ['says nothing', { hangs: '/.well-known/openid-configuration' }],
    ['says it is another', { metadata: { issuer: 'http://127.0.0.1:1' } }],
  ])('leads back to the login page when it %s', async (_, forgery) => {
    provider.forge(forgery);
    const at = await browser().signIn('/upload');
    expect(at.pathname + at.search).toBe('/login?next=%2Fupload');
    expect(foundAt(at).masalah).toBe('provider-unavailable');
    expect((await server.get('/api/site')).status).toBe(200);
  });
});

describe('a token', () => {
  it('that is right makes a session', async () => {
    const one = browser();
    const answer = await one.exchange(foundAt(await one.signIn()).kode);
    expect(await answer.json()).toMatchObject({ email: PERSON.email, roles: ['ROLE_USER'] });
  });

  it.each<[string, Forgery]>([
    ['has another nonce', { claims: { nonce: 'lain' } }],
    ['has no nonce', { claims: { nonce: undefined } }],
    ['is for another site', { claims: { aud: 'situs-lain' } }],
    ['is of another issuer', { claims: { iss: 'https://lain.ac.id' } }],
    ['is of nobody', { claims: { sub: undefined } }],
    ['is over', { claims: { iat: 1_000, exp: 2_000 } }],
    ['has no end', { claims: { exp: undefined } }],
    ['is signed by nobody', { sign: 'nobody' }],
    ['is signed by another', { sign: 'stranger' }],
    ['is signed with the public key as a secret', { sign: 'public-key' }],
    ['is of another than the provider tells of', { userinfo: { ...PERSON, sub: 'subjek-2' } }],
  ])('that %s makes none', async (_, forgery) => {
    const before = await accounts();
    expect(await signInResult(forgery)).toEqual({ kode: null, masalah: 'oidc-invalid' });
    expect(await accounts()).toBe(before);
  });
});

describe('a provider in trouble', () => {
  it.each<[string, Forgery]>([
    ['fails at tokens', { status: 502 }],
    ['gives no token in time', { hangs: '/token' }],
    ['does not say whom the token is of', { hangs: '/me' }],
  ])('that %s counts as away', async (_, forgery) => {
    expect(await signInResult(forgery)).toEqual({ kode: null, masalah: 'provider-unavailable' });
  });
});

it('on https the cookie is of this host alone', async () => {
  const answer = await browser().open(`${server.url}/api/auth/oidc`);
  expect(answer.headers.getSetCookie().join()).toMatch(
    /^__Host-bank-soal-oidc=[\w.-]+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
});

it('an address of which nothing is said links nothing, unless the operator trusts it', async () => {
  const claims = { email: 'mira@uji.ac.id', sub: 'subjek-mira' };
  const userinfo = { ...claims, email_verified: undefined };
  expect((await signInResult({ claims, userinfo })).masalah).toBe('address-taken');
  const { oidc } = server.services.config;
  expect(oidc).toMatchObject({ trustEmail: false, emailDomains: [], siteUrl: SITE });
});
