import type { PaperAnswer } from '@bank-soal/contract/papers';
import type { NoticeAnswer } from '@bank-soal/contract/talk';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { callsOf, newLecturer, type PaperCalls, sectionOf } from '../../test/paper-calls.js';
import { samplePng } from '../../test/sample-png.js';
import { startTestServer, type TestServer } from '../../test/start-test-server.js';

const USE = { usedOn: '2026-10-20T01:00:00Z', term: 'Gasal' };
const UNKNOWN = 999_999;

let server: TestServer;
let sari: PaperCalls;
let tono: PaperCalls;
let wati: PaperCalls;
let bayu: PaperCalls;
let kepala: PaperCalls;
let mira: PaperCalls;
const ids: Record<string, number> = {};

beforeAll(async () => {
  server = await startTestServer();
  sari = await callsOf(server, 'sari');
  kepala = await callsOf(server, 'kepala');
  mira = await callsOf(server, 'mira');
  tono = await newLecturer(server, 'Tono');
  wati = await newLecturer(server, 'Wati');
  bayu = await newLecturer(server, 'Bayu');
  const people = await server.services.db.selectFrom('users').select(['id', 'email']).execute();
  for (const { id, email } of people) ids[email.toLowerCase().split('@')[0] ?? ''] = id;
});
afterAll(() => server.stop());

type Body = PaperAnswer & { code?: string; what?: string; leftOut?: number; verified?: boolean };
const read = async (answer: Response | Promise<Response>) => {
  const { status, headers } = await answer;
  const text = await (await answer).text();
  return { status, headers, body: JSON.parse(text) as Body, text };
};
const refused = async (answer: Promise<Response>) => {
  const { status, body } = await read(answer);
  return [status, body.code];
};
const share = (calls: PaperCalls, paper: number, people: Record<string, 'write' | 'read'>) =>
  calls.send('PUT', `/papers/${paper}/people`, {
    people: Object.entries(people).map(([who, may]) => ({ id: ids[who], may })),
  });
/** A file that is written, once the machine has time for it. */
const served = (call: () => Promise<Response>) =>
  vi.waitFor(
    async () => {
      const answer = await call();
      expect(answer.status).toBe(200);
      return answer;
    },
    { timeout: 60_000, interval: 1000 },
  );
const textOf = async (answer: Promise<Response>) => (await answer).text();
const notices = async (calls: PaperCalls) =>
  ((await (await calls.get('/notices')).json()) as NoticeAnswer[]).map(
    ({ kind, paper, set, text }) => ({ kind, paper: paper?.id, set, text }),
  );

/** A paper of Sari's with a question that only she may see, shared with a writer and a reader. */
async function sharedPaper() {
  const closed = await sari.question({ markdown: 'RAHASIA soal Sari', visibility: 'owner' });
  const open = await sari.question({ markdown: 'Soal terbuka', visibility: 'lecturers' });
  const paper = await sari.paper({ title: 'UTS bersama', sections: [sectionOf(closed, open)] });
  const shared = await read(share(sari, paper.id, { tono: 'write', wati: 'read' }));
  expect(shared.status).toBe(200);
  return { closed, open, paper: shared.body };
}

/** All calls of a paper by its id. */
const everyCall = (calls: PaperCalls, id: number | string): Promise<Response>[] => [
  calls.get(`/papers/${id}`),
  calls.send('PUT', `/papers/${id}`, { title: 'x' }),
  calls.send('DELETE', `/papers/${id}`),
  calls.send('POST', `/papers/${id}/copy`),
  calls.send('POST', `/papers/${id}/use`, USE),
  calls.send('POST', `/papers/${id}/publish`, { title: 'x' }),
  calls.get(`/papers/${id}/export?format=txt`),
  calls.get(`/papers/${id}/warnings`),
  calls.get(`/papers/${id}/questions`),
  calls.get(`/papers/${id}/blueprint`),
  calls.send('POST', `/papers/preview?paper=${id}`, {}),
  calls.send('PUT', `/papers/${id}/people`, { people: [] }),
  calls.send('DELETE', `/papers/${id}/people/me`),
  calls.send('POST', `/papers/${id}/people/present`),
  calls.send('POST', `/papers/${id}/review`, { reviewerId: 1 }),
  calls.send('POST', `/papers/${id}/review/verify`, {}),
  calls.send('POST', `/papers/${id}/review/return`, { note: 'x' }),
];

describe('the people of a paper', () => {
  it('are named in it, and find it among what others share', async () => {
    const { paper } = await sharedPaper();
    const people = [
      { id: ids.tono, name: 'Tono', may: 'write' },
      { id: ids.wati, name: 'Wati', may: 'read' },
    ];
    const none = { status: 'none', by: null, at: null, note: null, ended: null };
    expect(paper).toMatchObject({ owner: { id: ids.sari }, people, review: none });
    for (const calls of [sari, tono, wati]) {
      expect((await read(calls.get(`/papers/${paper.id}`))).body).toEqual(paper);
    }
    const listed = async (calls: PaperCalls, query = '') => {
      const { body, headers } = await read(calls.get(`/papers${query}`));
      const list = body as unknown as PaperAnswer[];
      expect(headers.get('x-total-count')).toBe(String(list.length));
      return list.some(({ id }) => id === paper.id);
    };
    expect(await listed(sari)).toBe(true);
    expect(await listed(sari, '?shared=true')).toBe(false);
    for (const calls of [tono, wati]) {
      expect([await listed(calls), await listed(calls, '?shared=true&q=bersama')]).toEqual([
        false,
        true,
      ]);
    }
    for (const calls of [bayu, kepala, mira])
      expect(await listed(calls, '?shared=true')).toBe(false);
  });

  it('may do what they may, and everyone else gets the answer of an unknown id', async () => {
    const { paper } = await sharedPaper();
    for (const calls of [bayu, kepala, mira]) {
      const unknown = everyCall(calls, UNKNOWN);
      for (const [at, answer] of everyCall(calls, paper.id).entries()) {
        const [one, other] = [await read(answer), await read(unknown[at] as Promise<Response>)];
        expect([at, one.status, one.text]).toEqual([at, 404, other.text]);
        expect([...one.headers].filter(([name]) => name !== 'date')).toEqual(
          [...other.headers].filter(([name]) => name !== 'date'),
        );
      }
    }
    for (const calls of [tono, wati]) {
      const owners = [
        calls.send('DELETE', `/papers/${paper.id}`),
        calls.send('POST', `/papers/${paper.id}/use`, USE),
        calls.send('POST', `/papers/${paper.id}/publish`, { title: 'x' }),
        share(calls, paper.id, {}),
        calls.send('POST', `/papers/${paper.id}/review`, { reviewerId: ids.bayu }),
      ];
      for (const answer of owners) expect(await refused(answer)).toEqual([403, 'paper-owner-only']);
      const verify = calls.send('POST', `/papers/${paper.id}/review/verify`);
      expect(await refused(verify)).toEqual([403, 'paper-reviewer-only']);
    }
    const write = (calls: PaperCalls) =>
      calls.send('PUT', `/papers/${paper.id}`, { title: 'UTS 2' });
    const preview = (calls: PaperCalls) =>
      calls.send('POST', `/papers/preview?paper=${paper.id}`, { title: 'x' });
    expect(await refused(write(wati))).toEqual([403, 'paper-writers-only']);
    expect(await refused(preview(wati))).toEqual([403, 'paper-writers-only']);
    expect((await read(write(tono))).body.title).toBe('UTS 2');
    await served(() => preview(tono));
  });

  it('are lecturers and administrators, at most twenty, and only by the owner', async () => {
    const { paper } = await sharedPaper();
    const put = (people: unknown) => sari.send('PUT', `/papers/${paper.id}/people`, { people });
    const right = { may: 'read' };
    for (const people of [
      [{ id: ids.mira, ...right }],
      [{ id: UNKNOWN, ...right }],
      [{ id: ids.sari, ...right }],
      [
        { id: ids.tono, ...right },
        { id: ids.tono, may: 'write' },
      ],
      [{ id: ids.tono, may: 'own' }],
      Array.from({ length: 21 }, (_, at) => ({ id: at + 1, ...right })),
      'semua',
    ]) {
      expect([people, (await put(people)).status]).toEqual([people, 400]);
    }
    expect((await read(sari.get(`/papers/${paper.id}`))).body.people).toEqual(paper.people);
    expect((await read(share(sari, paper.id, { kepala: 'read' }))).body.people).toMatchObject([
      { id: ids.kepala, may: 'read' },
    ]);
    expect((await kepala.get(`/papers/${paper.id}`)).status).toBe(200);
    expect((await tono.get(`/papers/${paper.id}`)).status).toBe(404);
    expect((await kepala.send('DELETE', `/papers/${paper.id}/people/me`)).status).toBe(200);
    expect((await kepala.get(`/papers/${paper.id}`)).status).toBe(404);
    const own = sari.send('DELETE', `/papers/${paper.id}/people/me`);
    expect(await refused(own)).toEqual([403, 'paper-not-shared']);
  });

  it('see who else has it open', async () => {
    const { paper } = await sharedPaper();
    const present = async (calls: PaperCalls) =>
      (await calls.send('POST', `/papers/${paper.id}/people/present`)).json();
    expect(await present(sari)).toMatchObject({ people: [] });
    const { headers } = await tono.get(`/papers/${paper.id}`);
    expect(await present(tono)).toEqual({
      people: [{ id: ids.sari, name: paper.owner.name }],
      tag: headers.get('etag'),
    });
    expect(await present(sari)).toMatchObject({ people: [{ id: ids.tono, name: 'Tono' }] });
  });

  it('are found by name, by lecturers alone', async () => {
    const found = async (calls: PaperCalls) => (await calls.get('/colleagues?q=ton')).json();
    expect(await found(sari)).toEqual([{ id: ids.tono, name: 'Tono' }]);
    expect(await found(tono)).toEqual([]);
    expect(await found(mira)).toEqual([]);
  });
});

describe('a closed question in a shared paper', () => {
  it('is read in the paper and its exports, and nowhere else', async () => {
    const { paper, closed } = await sharedPaper();
    const text = (calls: PaperCalls) => textOf(calls.get(`/papers/${paper.id}/export?format=txt`));
    for (const calls of [tono, wati]) {
      expect(await text(calls)).toContain('RAHASIA soal Sari');
      const said = await (await calls.get(`/papers/${paper.id}/questions`)).json();
      expect(said).toMatchObject([
        { questionId: closed.id, version: 1, markdown: 'RAHASIA soal Sari', owner: null },
        { markdown: 'Soal terbuka', owner: { id: ids.sari } },
      ]);
      expect((await calls.get(`/questions/${closed.id}`)).status).toBe(404);
      expect(await textOf(calls.get('/questions?limit=500'))).not.toContain('RAHASIA soal Sari');
    }
    const preview = (calls: PaperCalls, query: string) =>
      calls.send('POST', `/papers/preview${query}`, { sections: paper.sections });
    expect((await preview(tono, '')).status).toBe(404);
    await served(() => preview(tono, `?paper=${paper.id}`));
    const own = tono.send('POST', '/papers', { sections: paper.sections });
    expect(await refused(own)).toEqual([404, 'not-found']);
  });

  it('may be kept, moved, weighed and taken away by a writer, in no other version', async () => {
    const { paper, closed } = await sharedPaper();
    await sari.send('PUT', `/questions/${closed.id}`, { ...closed, markdown: 'RAHASIA versi dua' });
    const [section] = paper.sections;
    const put = (calls: PaperCalls, item: object) =>
      calls.send('PUT', `/papers/${paper.id}`, { sections: [{ ...section, items: [item] }] });
    const named = (version: number) => ({ questionId: closed.id, version, points: 7 });
    expect(await refused(put(tono, named(2)))).toEqual([404, 'not-found']);
    expect(await refused(put(tono, named(9)))).toEqual([404, 'not-found']);
    const kept = await read(put(tono, named(1)));
    expect(kept.body.sections[0]?.items).toMatchObject([{ ...named(1) }]);
    expect((await put(tono, { questionId: closed.id })).status).toBe(200);
    expect((await put(sari, named(2))).status).toBe(200);
    expect((await put(tono, { questionId: 1 })).status).toBe(200);
    expect(await refused(put(tono, named(2)))).toEqual([404, 'not-found']);
  });

  it('goes into no other paper by a copy, nor by the owner whose paper it was put into', async () => {
    const { paper } = await sharedPaper();
    for (const calls of [tono, wati]) {
      const { status, body } = await read(calls.send('POST', `/papers/${paper.id}/copy`));
      expect([status, body.leftOut, body.owner.name]).toEqual([
        201,
        1,
        calls === tono ? 'Tono' : 'Wati',
      ]);
      expect(await textOf(calls.get(`/papers/${body.id}/export?format=txt`))).not.toContain(
        'RAHASIA',
      );
    }
    expect((await read(sari.send('POST', `/papers/${paper.id}/copy`))).body.leftOut).toBe(0);
    const theirs = await tono.question({ markdown: 'RAHASIA soal Tono', visibility: 'owner' });
    const sections = [sectionOf(theirs)];
    expect((await tono.send('PUT', `/papers/${paper.id}`, { sections })).status).toBe(200);
    expect(await textOf(sari.get(`/papers/${paper.id}/export?format=txt`))).toContain('soal Tono');
    expect((await read(sari.send('POST', `/papers/${paper.id}/copy`))).body.leftOut).toBe(1);
    expect(await refused(sari.send('POST', '/papers', { sections }))).toEqual([404, 'not-found']);
    // A change by the owner does not make it the owner's.
    const kept = [{ ...sectionOf(theirs), title: 'B' }];
    expect((await sari.send('PUT', `/papers/${paper.id}`, { sections: kept })).status).toBe(200);
    expect(await refused(sari.send('POST', '/papers', { sections }))).toEqual([404, 'not-found']);
  });

  it('shows no picture that a writer only names', async () => {
    const { ref } = (await (await sari.image(samplePng(2, 2))).json()) as { ref: string };
    const { paper } = await sharedPaper();
    const body = { instructions: [`![](${ref})`], sections: [] };
    const warnings = async () =>
      (await served(() => sari.get(`/papers/${paper.id}/export?format=docx`))).headers.get(
        'x-warnings',
      );
    await tono.send('PUT', `/papers/${paper.id}`, body);
    expect(await warnings()).toBe('1');
    await sari.send('PUT', `/papers/${paper.id}`, { instructions: [] });
    await sari.send('PUT', `/papers/${paper.id}`, body);
    expect(await warnings()).toBe('0');
    await tono.send('PUT', `/papers/${paper.id}`, { title: 'Tetap' });
    expect(await warnings()).toBe('0');
  });
});

describe('the verification of a paper', () => {
  const ask = (paper: number, reviewer: string) =>
    sari.send('POST', `/papers/${paper}/review`, { reviewerId: ids[reviewer] });
  const decide = (calls: PaperCalls, paper: number, word: string, body?: object, tag?: string) =>
    calls.send('POST', `/papers/${paper}/review/${word}`, body, tag ? { 'if-match': tag } : {});

  it('is asked, returned with a note, asked again and given; all are told', async () => {
    const { paper } = await sharedPaper();
    const before = (await read(bayu.get(`/papers/${paper.id}`))).status;
    const asked = await read(ask(paper.id, 'bayu'));
    expect([before, asked.body.review.status, asked.body.review.by]).toEqual([
      404,
      'asked',
      { id: ids.bayu, name: 'Bayu' },
    ]);
    expect((await bayu.get(`/papers/${paper.id}`)).status).toBe(200);
    expect((await bayu.send('PUT', `/papers/${paper.id}`, { title: 'x' })).status).toBe(403);
    const [told] = await notices(bayu);
    expect(told).toEqual({
      kind: 'verifikasi',
      paper: paper.id,
      set: null,
      text: `${paper.owner.name} meminta Anda memverifikasi naskah ini.`,
    });
    const english = await bayu.get('/notices', { 'accept-language': 'en' });
    expect(english.headers.get('content-language')).toBe('en');
    expect(english.headers.get('vary')).toContain('Accept-Language');
    expect(((await english.json()) as NoticeAnswer[])[0]?.text).toBe(
      `${paper.owner.name} asks you to verify this paper.`,
    );
    for (const note of [undefined, '', '  ', 3]) {
      expect((await decide(bayu, paper.id, 'return', { note })).status).toBe(400);
    }
    expect((await decide(sari, paper.id, 'verify')).status).toBe(403);
    const returned = await read(decide(bayu, paper.id, 'return', { note: 'Soal 2 kabur.' }));
    expect(returned.body.review).toMatchObject({ status: 'returned', note: 'Soal 2 kabur.' });
    expect(await refused(decide(bayu, paper.id, 'verify'))).toEqual([409, 'review-not-asked']);
    for (const calls of [sari, tono]) {
      expect((await notices(calls))[0]).toMatchObject({ kind: 'dikembalikan', paper: paper.id });
      expect((await notices(calls))[0]?.text).toContain('Soal 2 kabur.');
    }
    expect((await notices(wati)).some((one) => one.paper === paper.id)).toBe(false);
    await ask(paper.id, 'bayu');
    const verified = await read(decide(bayu, paper.id, 'verify'));
    expect(verified.body.review).toMatchObject({
      status: 'verified',
      by: { name: 'Bayu' },
      note: null,
    });
    expect((await notices(tono))[0]).toMatchObject({ kind: 'terverifikasi', paper: paper.id });
    const day = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeZone: 'Asia/Jakarta' });
    const foot = `Diverifikasi: Bayu, ${day.format(new Date(verified.body.review.at ?? ''))}`;
    const text = () => textOf(sari.get(`/papers/${paper.id}/export?format=txt`));
    expect(await text()).toContain(foot);
    const same = await read(tono.send('PUT', `/papers/${paper.id}`, verified.body));
    expect(same.body).toEqual(verified.body);
    const changed = await read(tono.send('PUT', `/papers/${paper.id}`, { seed: 77 }));
    expect(changed.body.review).toMatchObject({
      status: 'none',
      by: null,
      at: null,
      note: null,
      ended: { by: { name: 'Bayu' } },
    });
    expect(await text()).not.toContain('Diverifikasi');
    expect((await bayu.get(`/papers/${paper.id}`)).status).toBe(404);
    expect((await notices(bayu)).some((one) => one.paper === paper.id)).toBe(false);
  });

  it('is of the paper that the reviewer read', async () => {
    const { paper } = await sharedPaper();
    await ask(paper.id, 'bayu');
    const tag = (await bayu.get(`/papers/${paper.id}`)).headers.get('etag') ?? '';
    await tono.send('PUT', `/papers/${paper.id}`, { title: 'Berubah' });
    const stale = await read(decide(bayu, paper.id, 'verify', {}, tag));
    expect([stale.status, stale.body.code]).toEqual([412, 'changed-meanwhile']);
    expect((await read(sari.get(`/papers/${paper.id}`))).body.review.status).toBe('asked');
  });

  it('is by another lecturer or administrator', async () => {
    const { paper } = await sharedPaper();
    for (const who of ['sari', 'mira', 'nobody']) {
      expect((await ask(paper.id, who)).status).toBe(400);
    }
    expect((await ask(paper.id, 'kepala')).status).toBe(200);
  });

  it('is told by the use of a paper, which needs none', async () => {
    for (const isVerified of [false, true]) {
      const { paper } = await sharedPaper();
      await ask(paper.id, 'bayu');
      if (isVerified) await decide(bayu, paper.id, 'verify', { note: 'Baik.' });
      const { status, body } = await read(sari.send('POST', `/papers/${paper.id}/use`, USE));
      expect([status, body.verified]).toEqual([200, isVerified]);
      expect(body.review.status).toBe(isVerified ? 'verified' : 'asked');
    }
  });

  it('waits for nobody when the reviewer leaves, and stays where it was given', async () => {
    const { send } = kepala;
    const pending = await sharedPaper();
    const given = await sharedPaper();
    const nina = await newLecturer(server, 'Nina');
    const { id } = (await server.services.db
      .selectFrom('users')
      .select('id')
      .where('name', '=', 'Nina')
      .executeTakeFirstOrThrow()) as { id: number };
    ids.nina = id;
    for (const { paper } of [pending, given]) await ask(paper.id, 'nina');
    await decide(nina, given.paper.id, 'verify');
    await share(sari, given.paper.id, { nina: 'read' });
    expect((await send('DELETE', `/admin/accounts/${id}`)).status).toBe(200);
    const stands = async (paper: number) => (await read(sari.get(`/papers/${paper}`))).body;
    expect((await stands(pending.paper.id)).review.status).toBe('none');
    const left = await stands(given.paper.id);
    expect([left.review.status, left.review.by, left.people]).toEqual(['verified', null, []]);
  });
});

it('writes down that a paper was shared and verified, and nothing of it', async () => {
  const answer = await kepala.get('/admin/audit?target=paper&limit=500');
  const events = (await answer.json()) as { action: string; before: unknown; after: unknown }[];
  const actions = new Set(events.map(({ action }) => action));
  for (const action of ['share', 'ask-review', 'verify', 'return'])
    expect(actions).toContain(action);
  for (const { before, after } of events) expect([before, after]).toEqual([null, null]);
});
