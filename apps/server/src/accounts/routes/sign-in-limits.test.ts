import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/start-test-server.js';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ env: { TRUST_PROXY: 'true' }, costlyPasswords: true });
});
afterAll(() => server.stop());

function signIn(email: string, password: string, from: string): Promise<Response> {
  return server.get('/api/auth/signin', {
    method: 'POST',
    body: JSON.stringify({ email, password }),
    headers: { 'x-forwarded-for': from },
  });
}

/** Fails until it is blocked; returns the failures and the refusal. */
async function failUntilBlocked(email: string, from: string): Promise<[number, Response]> {
  for (let failures = 0; failures < 50; failures += 1) {
    const answer = await signIn(email, 'salah', from);
    if (answer.status === 429) return [failures, answer];
  }
  throw new Error('never blocked');
}

describe('failed sign-ins', () => {
  it('hold one address off one account, and say for how long', async () => {
    const [failures, answer] = await failUntilBlocked('sari@uji.ac.id', '203.0.113.1');
    expect(failures).toBeGreaterThanOrEqual(10);
    expect(failures).toBeLessThanOrEqual(40);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await answer.json()).toEqual({
      message: expect.stringContaining('menit'),
      code: 'too-many-sign-ins',
      minutes: expect.any(Number),
    });

    expect((await signIn('SARI@uji.ac.id', 'rahasia-sari', '203.0.113.1')).status).toBe(429);
    expect((await signIn('mira@uji.ac.id', 'rahasia-mira', '203.0.113.1')).status).toBe(200);
    expect((await signIn('sari@uji.ac.id', 'rahasia-sari', '203.0.113.2')).status).toBe(200);
  });

  it('count for emails that do not exist, too', async () => {
    const [failures] = await failUntilBlocked('siapa@uji.ac.id', '203.0.113.3');
    expect(failures).toBe(15);
  });

  it('come from what the proxy wrote last, whatever the caller claims', async () => {
    await failUntilBlocked('mira@uji.ac.id', '198.51.100.9, 203.0.113.4');
    const claims = '198.51.100.10, 203.0.113.4';
    expect((await signIn('mira@uji.ac.id', 'rahasia-mira', claims)).status).toBe(429);
  });

  it('are forgotten after a success', async () => {
    for (let round = 0; round < 3; round += 1) {
      for (let failure = 0; failure < 10; failure += 1) {
        expect((await signIn('mira@uji.ac.id', 'salah', '203.0.113.5')).status).toBe(401);
      }
      expect((await signIn('mira@uji.ac.id', 'rahasia-mira', '203.0.113.5')).status).toBe(200);
    }
  });

  it('are few, however many come at once; nobody else is delayed', async () => {
    const storm = Array.from({ length: 100 }, () =>
      signIn('kepala@uji.ac.id', 'salah', '203.0.113.6').then(({ status }) => status),
    );
    const other = signIn('kepala@uji.ac.id', 'rahasia-kepala', '203.0.113.7');
    const statuses = await Promise.all(storm);
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(20);
    expect(new Set(statuses)).toEqual(new Set([401, 429]));
    expect((await other).status).toBe(200);
  });

  it('of many accounts hold an address off in the end', async () => {
    const statuses = new Set<number>();
    for (let index = 0; index < 210; index += 1) {
      statuses.add((await signIn(`x${index}@uji.ac.id`, 'salah', '203.0.113.8')).status);
    }
    expect([...statuses]).toEqual([404, 429]);
  });
});

describe('without a trusted proxy', () => {
  it('a forwarded address means nothing', async () => {
    const plain = await startTestServer();
    const attempt = (turn: number) =>
      plain.get('/api/auth/signin', {
        method: 'POST',
        body: JSON.stringify({ email: 'sari@uji.ac.id', password: 'salah' }),
        headers: { 'x-forwarded-for': `203.0.113.${turn}` },
      });
    const statuses: number[] = [];
    for (let turn = 0; turn < 20; turn += 1) statuses.push((await attempt(turn)).status);
    await plain.stop();
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('a storm of right sign-ins', () => {
  it('is answered, or refused politely', async () => {
    const answers = await Promise.all(
      Array.from({ length: 150 }, (_, index) =>
        signIn('mira@uji.ac.id', 'rahasia-mira', `203.0.${index % 2}.10`),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(100);
    for (const answer of answers.filter(({ status }) => status !== 200)) {
      expect([429, 503]).toContain(answer.status);
      expect(answer.headers.get('retry-after')).toBeTruthy();
      expect(await answer.json()).toEqual({
        message: expect.any(String),
        code: expect.any(String),
      });
    }
  });
});
