import type { AdminSetAnswer } from '@bank-soal/contract/sets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AdminServer, startAdminServer } from '../../test/admin-calls.js';
import { uploaded } from '../../test/upload.js';

let server: AdminServer;
let sari: string;
let mira: string;

const MIRA = 4;
const body = { title: 'Kuis Rahasia', subject: 'Basis Data', difficulty: 'Mudah' };
const closed = { ...body, visibility: 'owner', keyVisibility: 'owner' };

beforeAll(async () => {
  server = await startAdminServer();
  sari = await server.tokenOf('sari@uji.ac.id', 'rahasia-sari');
  mira = await server.tokenOf('mira@uji.ac.id', 'rahasia-mira');
});
afterAll(() => server.stop());

async function created(values: object, token = sari): Promise<number> {
  const answer = await server.call<{ questionSet: { id: number } }>(
    'POST',
    '/questionsets',
    values,
    token,
  );
  return answer.body.questionSet.id;
}

const statusOf = async (method: string, path: string, token: string, sent?: object) =>
  (await server.call(method, path, sent, token)).status;

async function page(query = '') {
  const headers = { 'x-access-token': server.adminToken };
  const answer = await server.get(`/api/admin/questionsets${query}`, { headers });
  return {
    status: answer.status,
    cache: answer.headers.get('cache-control'),
    total: answer.headers.get('x-total-count'),
    next: answer.headers.get('x-next-cursor'),
    sets: (await answer.json()) as AdminSetAnswer[],
  };
}

describe('the pages of all sets', () => {
  it('have what others do not see, and what is withdrawn', async () => {
    const hidden = await created(closed);
    const withdrawn = await created(body);
    await server.call('DELETE', `/questionsets/${withdrawn}`);
    const { sets, total, cache } = await page('?q=rahasia');
    expect(cache).toBe('private, no-store');
    expect(total).toBe('2');
    expect(sets.map(({ id }) => id).toSorted()).toEqual([hidden, withdrawn].toSorted());
    const byId = new Map(sets.map((set) => [set.id, set]));
    expect(byId.get(hidden)).toMatchObject({
      withdrawn_at: null,
      creator: { fullName: 'Sari Wulandari' },
      release: { visibility: 'owner' },
      version: 1,
    });
    expect(byId.get(withdrawn)?.withdrawn_at).toMatch(/^20/);
    expect((await page('?q=rahasia&withdrawn=true')).sets.map(({ id }) => id)).toEqual([withdrawn]);
    expect((await page('?q=rahasia&withdrawn=false')).sets.map(({ id }) => id)).toEqual([hidden]);
    expect((await page('?withdrawn=ya')).status).toBe(400);
  });

  it('follow each other, each set on one of them', async () => {
    const seen: number[] = [];
    let query = '?limit=2&sort=title';
    let total = 0;
    for (let next: string | null = ''; next !== null; ) {
      const answer = await page(query);
      seen.push(...answer.sets.map(({ id }) => id));
      total = Number(answer.total);
      next = answer.next;
      query = `?limit=2&sort=title&cursor=${next}`;
    }
    expect(seen.length).toBe(total);
    expect(new Set(seen).size).toBe(total);
    expect((await page('?cursor=bukan')).status).toBe(400);
  });
});

describe('a set that is given to another account', () => {
  it('is theirs to see and to change, with its key, and no longer its former owner’s', async () => {
    const id = await created({ ...closed, title: 'Pindah' });
    const file = { setId: id, category: 'answers', bytes: 'kunci pindah', token: sari };
    const key = await uploaded(server, file);
    await server.audit();
    const answer = await server.call<{ questionSet: AdminSetAnswer }>(
      'PUT',
      `/admin/questionsets/${id}/owner`,
      { accountId: MIRA },
    );
    expect(answer.status).toBe(200);
    expect(answer.body.questionSet).toMatchObject({
      creator: { id: MIRA, fullName: 'Mira' },
      lecturer: 'Sari Wulandari',
      version: 3,
    });
    for (const path of [`/questionsets/${id}`, `/questionsets/${id}/history`]) {
      expect(await statusOf('GET', path, mira)).toBe(200);
      expect(await statusOf('GET', path, sari)).toBe(404);
    }
    const blob = (token: string) =>
      server.get(`/api/files/blob/${key.id}`, { headers: { 'x-access-token': token } });
    expect((await blob(mira)).status).toBe(200);
    expect((await blob(sari)).status).toBe(404);
    expect(await server.audit()).toMatchObject([
      {
        action: 'update',
        target: 'set',
        target_id: id,
        before: JSON.stringify({ title: 'Pindah', owner: 'Sari Wulandari', ownerId: 2 }),
        after: JSON.stringify({ title: 'Pindah', owner: 'Mira', ownerId: MIRA }),
      },
    ]);
  });

  it('must be there, and so must the account', async () => {
    const owner = (id: number) => `/admin/questionsets/${id}/owner`;
    const to = async (id: number, accountId: unknown) =>
      (await server.call<{ code: string; what: string }>('PUT', owner(id), { accountId })).body;
    expect(await to(99_999, MIRA)).toMatchObject({ code: 'not-found', what: 'question-set' });
    expect(await to(1, 99_999)).toMatchObject({ code: 'not-found', what: 'account' });
    for (const wrong of ['4', 0, 1.5, null]) {
      expect(await to(1, wrong)).toMatchObject({ code: 'invalid', what: 'owner' });
    }
  });

  it('stays as it is when it is theirs already', async () => {
    const id = await created({ ...body, title: 'Tetap' });
    await server.audit();
    expect(
      await statusOf('PUT', `/admin/questionsets/${id}/owner`, server.adminToken, { accountId: 2 }),
    ).toBe(200);
    expect(await server.audit()).toEqual([]);
  });
});

describe('a set that is deleted for good', () => {
  it('must have been withdrawn, and be the caller’s or any for an administrator', async () => {
    const id = await created({ ...body, title: 'Sementara' });
    const path = `/questionsets/${id}?forever=true`;
    expect(await statusOf('DELETE', path, mira)).toBe(403);
    expect(await statusOf('DELETE', path, sari)).toBe(409);
    expect(await statusOf('DELETE', `/questionsets/${id}?forever=ya`, sari)).toBe(400);
    await server.call('DELETE', `/questionsets/${id}`, undefined, sari);
    expect(await statusOf('DELETE', path, mira)).toBe(404);
    expect(await statusOf('DELETE', `/questionsets/${id}`, sari)).toBe(404);
    expect(await statusOf('DELETE', path, sari)).toBe(200);
    expect(await statusOf('DELETE', path, sari)).toBe(404);
    expect(await statusOf('POST', `/questionsets/${id}/restore`, sari)).toBe(404);
  });

  it('takes along all that is its own, and no content that another set has', async () => {
    const { db, store } = server.services;
    const id = await created({ ...body, title: 'Habis' });
    const other = await created({ ...body, title: 'Tinggal' });
    const file = { category: 'questions', token: sari };
    const own = await uploaded(server, { ...file, setId: id, bytes: 'hanya di sini' });
    const both = await uploaded(server, { ...file, setId: id, bytes: 'di dua tempat' });
    await uploaded(server, { ...file, setId: other, bytes: 'di dua tempat' });
    const said = { kind: 'komentar', body: 'Nomor 2?' };
    await server.call('POST', `/questionsets/${id}/comments`, said, mira);
    await server.call('PUT', `/me/pins/${id}`, undefined, mira);
    const hashOf = async (file: number) =>
      (await db.selectFrom('files').select('sha256').where('id', '=', file).executeTakeFirst())
        ?.sha256 ?? '';
    const [alone, shared] = [await hashOf(own.id), await hashOf(both.id)];
    await server.call('DELETE', `/questionsets/${id}`, undefined, sari);
    await server.audit();
    expect(await statusOf('DELETE', `/questionsets/${id}?forever=true`, server.adminToken)).toBe(
      200,
    );
    expect(await store.has(alone)).toBe(false);
    expect(await store.has(shared)).toBe(true);
    for (const table of ['comments', 'notices', 'set_marks', 'files'] as const) {
      const left = db.selectFrom(table).select('id').where('question_set_id', '=', id);
      expect([table, await left.execute()]).toEqual([table, []]);
    }
    const texts = db.selectFrom('file_texts').select('id').where('sha256', '=', alone);
    expect(await texts.execute()).toEqual([]);
    expect((await page('?q=habis')).total).toBe('0');
    expect(await server.audit()).toMatchObject([
      {
        actor_id: 1,
        action: 'purge',
        target_id: id,
        before: JSON.stringify({ title: 'Habis', files: 2 }),
      },
    ]);
  });
});
