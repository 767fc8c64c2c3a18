import { type AuditEvent, auditListSchema } from '@bank-soal/contract/administration';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FAILURES_FOR_ACCOUNT } from '../../accounts/sign-in-attempts.js';
import { type AdminServer, startAdminServer } from '../../test/admin-calls.js';

let server: AdminServer;
let first: number;

const SARI = { email: 'sari@uji.ac.id', password: 'rahasia-sari' };

beforeAll(async () => {
  server = await startAdminServer({ env: { TRUST_PROXY: 'true' } });
  const { body } = await read('');
  first = body[0]?.id ?? 0;
});
afterAll(() => server.stop());

async function read(query: string, token = server.adminToken) {
  const answer = await server.get(`/api/admin/audit?${query}`, {
    headers: token === '' ? {} : { 'x-access-token': token },
  });
  const body = (await answer.json()) as AuditEvent[];
  return { status: answer.status, headers: answer.headers, body };
}

function from(address: string, path: string, body: unknown, token?: string): Promise<Response> {
  return server.get(`/api${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'x-forwarded-for': address, ...(token && { 'x-access-token': token }) },
  });
}

const signIn = (email: string, password: string, address = '10.1.0.1') =>
  from(address, '/auth/signin', { email, password });

/** All entries since the beginning, oldest first, in short. */
async function events(query = '') {
  const { body } = await read(`limit=500&${query}`);
  return body.filter(({ id }) => id > first).toReversed();
}

describe('sign-ins', () => {
  it('are written down, and why they fail', async () => {
    expect((await signIn(SARI.email, SARI.password)).status).toBe(200);
    expect((await signIn(SARI.email, 'salah')).status).toBe(401);
    expect((await signIn('siapa.saja@uji.ac.id', 'salah')).status).toBe(404);
    expect((await signIn('rahasia-di-kolom-email', 'salah', '10.1.0.2')).status).toBe(404);
    expect((await signIn(`${'x'.repeat(9000)}@uji.ac.id`, 'salah', '10.1.0.3')).status).toBe(404);
    const sari = { id: 2, name: 'Sari Wulandari' };
    const signedIn = { action: 'sign-in', target: 'account', before: null };
    expect(await events('action=sign-in')).toMatchObject([
      { ...signedIn, outcome: 'ok', actor: sari, targetId: 2, address: '10.1.0.1', after: null },
      { ...signedIn, outcome: 'wrong-password', actor: sari, targetId: 2, after: null },
      {
        outcome: 'unknown-account',
        actor: null,
        targetId: null,
        after: { email: 'si…@uji.ac.id' },
      },
      { outcome: 'unknown-account', address: '10.1.0.2', after: null },
      { outcome: 'unknown-account', address: '10.1.0.3', after: null },
    ]);
  });

  it('of a disabled account have their own outcome', async () => {
    const lecturer = { nama: 'Dosen Cuti', email: 'cuti@uji.ac.id', password: 'rahasia-cuti' };
    const { body } = await server.call('POST', '/admin/dosen', lecturer);
    await server.call('PUT', `/admin/dosen/${body.id}`, { ...lecturer, status: 'Nonaktif' });
    expect((await signIn('cuti@uji.ac.id', 'rahasia-cuti')).status).toBe(403);
    expect(await events(`actor=${body.id}`)).toMatchObject([
      { outcome: 'disabled', actor: { id: body.id, name: 'Dosen Cuti' } },
    ]);
  });

  it('that are blocked become one line with a count, however many there are', async () => {
    for (let turn = 0; turn < FAILURES_FOR_ACCOUNT + 25; turn += 1) {
      await (await signIn('mira@uji.ac.id', `salah-${turn}`, '10.2.0.1')).text();
    }
    const about = (await events('action=sign-in')).filter(({ address }) => address === '10.2.0.1');
    const counts = new Map<string, number>();
    for (const { outcome, after } of about) {
      counts.set(outcome, (counts.get(outcome) ?? 0) + Number(after?.count ?? 1));
    }
    expect(Object.fromEntries(counts)).toEqual({
      'wrong-password': FAILURES_FOR_ACCOUNT,
      throttled: 25,
    });
    // One each; two where a quarter of an hour ended between them.
    expect(about.length).toBeLessThanOrEqual(4);
    const held = about.find(({ outcome }) => outcome === 'throttled');
    expect(held).toMatchObject({ actor: null, after: { email: 'mi…@uji.ac.id' } });
  });

  it('never bring a password with them', async () => {
    const rows = await server.services.db.selectFrom('audit_log').selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/rahasia|salah|argon2/);
  });
});

describe('signing out, and passwords', () => {
  it('are written down', async () => {
    const answer = await signIn(SARI.email, SARI.password, '10.3.0.1');
    const { accessToken } = (await answer.json()) as { accessToken: string };
    const wrong = { current: 'bukan-ini', next: 'rahasia-baru' };
    expect((await from('10.3.0.1', '/auth/password', wrong, accessToken)).status).toBe(400);
    const right = { current: SARI.password, next: SARI.password };
    const changed = await from('10.3.0.1', '/auth/password', right, accessToken);
    const { accessToken: next } = (await changed.json()) as { accessToken: string };
    expect((await from('10.3.0.1', '/auth/signout', {}, next)).status).toBe(200);
    const listed = (await events('actor=2')).filter(({ address }) => address === '10.3.0.1');
    expect(listed.map(({ action, outcome, targetId }) => [action, outcome, targetId])).toEqual([
      ['sign-in', 'ok', 2],
      ['password', 'wrong-password', 2],
      ['password', 'ok', 2],
      ['sign-out', 'ok', 2],
    ]);
  });
});

describe('GET /api/admin/audit', () => {
  it('is for administrators only, and never cached', async () => {
    expect((await read('', '')).status).toBe(401);
    const token = await server.tokenOf(SARI.email, SARI.password);
    expect((await read('', token)).status).toBe(403);
    const { status, headers, body } = await read('');
    expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(auditListSchema.parse(body)).toEqual(body);
  });

  it('gives pages, newest first, each event once', async () => {
    for (let turn = 0; turn < 7; turn += 1) {
      await server.call('POST', '/course-tags', { name: `Halaman ${turn}` });
    }
    const query = 'action=create&target=course-tag&limit=3';
    const seen: AuditEvent[] = [];
    let cursor = '';
    do {
      const { headers, body } = await read(`${query}&cursor=${cursor}`);
      expect(headers.get('x-total-count')).toBe('7');
      seen.push(...body);
      cursor = headers.get('x-next-cursor') ?? '';
      // New entries do not move the pages.
      await server.call('DELETE', `/course-tags/${seen[0]?.targetId}`);
    } while (cursor !== '');
    const names = [6, 5, 4, 3, 2, 1, 0].map((turn) => `Halaman ${turn}`);
    expect(seen.map(({ after }) => after?.name)).toEqual(names);
  });

  it('filters by who, what, whereto and when', async () => {
    const { body: tag } = await server.call('POST', '/material-tags', { name: 'Disaring' });
    const mine = `target=material-tag&targetId=${tag.id}`;
    const [event] = (await read(mine)).body;
    expect(event).toMatchObject({
      actor: { id: 1, name: 'Kepala Lab' },
      after: { name: 'Disaring' },
    });
    const at = encodeURIComponent(event?.at ?? '');
    const jakarta = new Date(Date.parse(event?.at ?? '') + 7 * 3_600_000).toISOString();
    const today = jakarta.slice(0, 10);
    const found = async (query: string) => (await read(`${mine}&${query}`)).body.length;
    expect(await found(`from=${at}&to=${at}`)).toBe(1);
    expect(await found(`from=${today}&to=${today}`)).toBe(1);
    expect(await found(`from=${encodeURIComponent(`${jakarta.slice(0, -1)}+07:00`)}`)).toBe(1);
    expect(await found('from=0000-01-01&to=9999-12-31')).toBe(1);
    expect(await found('to=2020-01-01')).toBe(0);
    expect(await found('from=9999-12-31')).toBe(0);
    expect(await found('actor=1&action=create&from=&to=&cursor=')).toBe(1);
    expect(await found('actor=2')).toBe(0);
    expect(await found('action=tidak-ada')).toBe(0);
  });

  it('names things as they are called now, and their sets, while they are there', async () => {
    const { body: tag } = await server.call('POST', '/course-tags', { name: 'Kalkulus' });
    await server.call('PUT', `/course-tags/${tag.id}`, { name: 'Kalkulus Lanjut' });
    const query = `target=course-tag&targetId=${tag.id}`;
    const named = async () => (await read(query)).body.map(({ name, set }) => [name, set]);
    expect(await named()).toEqual([
      ['Kalkulus Lanjut', null],
      ['Kalkulus Lanjut', null],
    ]);
    await server.call('DELETE', `/course-tags/${tag.id}`);
    expect(await named()).toEqual([
      [null, null],
      [null, null],
      [null, null],
    ]);
    const set = { subject: 'Basis Data', difficulty: 'Mudah', year: 2025, title: 'UTS Kueri 100%' };
    const made = await server.call<{ questionSet: { id: number } }>('POST', '/questionsets', set);
    const { id } = made.body.questionSet;
    const comment = { kind: 'komentar', body: 'Bagus' };
    await server.call('POST', `/questionsets/${id}/comments`, comment);
    const about = async (word: string) =>
      (await read(`q=${encodeURIComponent(word)}`)).body.filter(
        ({ action }) => action === 'create',
      );
    const there = { id, title: set.title };
    expect((await about('kueri 100%')).map(({ target, name, set }) => [target, name, set])).toEqual(
      [
        ['comment', null, there],
        ['set', set.title, there],
      ],
    );
    expect(await about('kueri 100_')).toEqual([]);
    await server.call('PUT', `/questionsets/${id}`, { ...set, title: 'Ujian Tengah' });
    // Of what was said of it only the set knows.
    expect([(await about('KUERI')).length, (await about('ujian TENGAH')).length]).toEqual([1, 2]);
    await server.call('DELETE', `/questionsets/${id}`);
    expect((await about('ujian tengah')).map(({ set }) => set)).toEqual([null, null]);
  });

  it('is searched by person, whatever they are called in the row', async () => {
    await server.call('PUT', '/admin/accounts/2', { name: 'Sari Dewi' });
    const { body } = await read('q=sari%20dewi&limit=500');
    expect(
      body.some(({ actor, action }) => actor?.name === 'Sari Wulandari' && action === 'sign-in'),
    ).toBe(true);
    expect(body.every(({ actor, targetId }) => actor?.id === 2 || targetId === 2)).toBe(true);
    expect((await read('q=tidak-ada-orangnya')).body).toEqual([]);
    expect((await read('q=nama')).body.every(({ before, after }) => before ?? after)).toBe(true);
  });

  it.each([
    'actor=x',
    'actor=0',
    'actor=1.5',
    'targetId=-1',
    'from=kemarin',
    'to=2024-02-31',
    'limit=0',
    'limit=501',
    'cursor=x',
    'cursor=1e308',
    'cursor=-1',
    `action=${'x'.repeat(41)}`,
  ])('refuses %s', async (query) => {
    const { status, body } = await read(query);
    expect([status, body]).toMatchObject([400, { message: expect.any(String) }]);
  });
});
