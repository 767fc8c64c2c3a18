import { type EndpointName, endpoints, methodOf, templateOf } from '@bank-soal/contract/endpoints';
import { routes } from '@bank-soal/contract/routes';
import { sql, type TransactionBuilder } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { accountRow } from '../../accounts/accounts.js';
import { stillMay } from '../../accounts/still-may.js';
import type { Database, UserRow } from '../../db/schema.js';
import { paperCalls } from '../../test/paper-calls.js';
import { samplePng } from '../../test/sample-png.js';
import { startTestServer, type TestServer } from '../../test/start-test-server.js';
import { onPostgres } from '../../test/test-database.js';
import { uploadForm } from '../../test/upload.js';

/** Every call of the wire that writes in somebody's name: a new one is among them by itself. */
const WRITES = (Object.keys(endpoints) as EndpointName[]).filter(
  (name) =>
    routes[name].access !== 'public' &&
    methodOf(name) !== 'GET' &&
    // These two store nothing.
    name !== 'previewPaper' &&
    name !== 'questionFilePages',
);

/** Calls of the people of another's paper. */
const ON_OTHERS_PAPERS = new Set<EndpointName>(['leavePaper', 'verifyPaper', 'returnPaper']);

/** Where the thing with number 1 is not the one to be written to. */
const IDS: Partial<Record<EndpointName, number>> = {
  restoreQuestionSet: 3,
  deleteFile: 4,
  mergeMaterialTag: 3,
  updateAccount: 2,
  deleteAccount: 4,
  updateLecturer: 2,
  deleteLecturer: 2,
  unpinSet: 2,
  unmarkSetDone: 2,
  unfollowCourse: 2,
};

const PASSWORD = 'rahasia-lama';

let server: TestServer;
let colleague = 0;
let person: Awaited<ReturnType<typeof accountRow>>;
let count = 0;

beforeAll(async () => {
  server = await startTestServer();
  const account = { name: 'Penulis', email: 'x@uji.ac.id', password: PASSWORD };
  person = await accountRow({ ...account, kind: 'student' }, new Date().toISOString());
  const { db } = server.services;
  const lecturer = { ...account, email: 'dosen@uji.ac.id', kind: 'lecturer' } as const;
  ({ id: colleague } = await db
    .insertInto('users')
    .values(await accountRow(lecturer, new Date().toISOString()))
    .returning('id')
    .executeTakeFirstOrThrow());
  const outcomes = ['1', '2'].map((number) => ({
    course_tag_id: 2,
    code: `CPMK-${number}`,
    code_key: `cpmk-${number}`,
    description: 'Merancang basis data.',
    cpl: '[]',
    created_at: '2026-11-02T01:00:00Z',
    updated_at: '2026-11-02T01:00:00Z',
  }));
  await db.insertInto('outcomes').values(outcomes).execute();
  const withdrawn = { withdrawn_at: new Date().toISOString() };
  await db.updateTable('question_sets').set(withdrawn).where('id', '=', 3).execute();
});
afterAll(() => server.stop());
afterEach(() => vi.restoreAllMocks());

interface Caller {
  id: number;
  token: string;
  /** The caller's own thing that the call writes to, where each has things of their own. */
  thing?: number;
}

/** A question, a paper or a comment of the caller's, for calls that write to one. */
async function newThing(
  name: EndpointName,
  id: number,
  token: string,
): Promise<{ thing?: number }> {
  const calls = paperCalls(server, token);
  const template = templateOf(name);
  if (template.startsWith('/questions/{')) return { thing: (await calls.question()).id };
  if (template.startsWith('/comments/{')) {
    const said = { kind: 'laporan', body: 'Nomor 3 salah.' };
    const made = await server.send('POST', '/api/questionsets/2/comments', said, token);
    return { thing: ((await made.json()) as { id: number }).id };
  }
  if (!template.startsWith('/papers/{')) return {};
  const { id: questionId } = await calls.question();
  const paper = await calls.paper({ sections: [{ items: [{ questionId }] }] });
  if (ON_OTHERS_PAPERS.has(name)) {
    const { db } = server.services;
    const shared = { owner_id: colleague, review_status: 'asked', reviewer_id: id } as const;
    await db.updateTable('papers').set(shared).where('id', '=', paper.id).execute();
    const reader = { paper_id: paper.id, user_id: id, may: 'read' } as const;
    await db.insertInto('paper_people').values(reader).execute();
  }
  return { thing: paper.id };
}

async function newCaller(
  name: EndpointName,
  kind: UserRow['kind'],
  ownsSets: boolean,
): Promise<Caller> {
  const { db, tokens } = server.services;
  count += 1;
  const email = `penulis${count}@uji.ac.id`;
  const user = await db
    .insertInto('users')
    .values({ ...person, email, email_key: email, kind })
    .returning(['id', 'token_generation'])
    .executeTakeFirstOrThrow();
  await db
    .updateTable('question_sets')
    .set({ creator_id: ownsSets ? user.id : 2 })
    .execute();
  const token = await tokens.issue(user);
  return { id: user.id, token, ...(await newThing(name, user.id, token)) };
}

/** One body with the fields of all calls; each takes those that it knows. */
function bodyOf(name: EndpointName): string | FormData {
  count += 1;
  if (name === 'importOutcomes') {
    const form = new FormData();
    form.append('file', new Blob([`kode,deskripsi\nCPMK-${count + 10},Baru`]), 'cpmk.csv');
    return form;
  }
  if (name === 'keepImage' || name === 'importQuestions') {
    const form = new FormData();
    const [content, file] =
      name === 'keepImage'
        ? [Uint8Array.from(samplePng(count, 1)), 'gambar.png']
        : [`[{"kind":"uraian","markdown":"Soal ${count}","answer":"Ya"}]`, 'soal.json'];
    form.append('file', new Blob([content]), file);
    return form;
  }
  if ('upload' in routes[name]) {
    return uploadForm({ setId: 1, category: 'questions', bytes: `isi ${count}` });
  }
  const texts = { title: 'Berubah', subject: 'Basis Data', difficulty: 'Mudah' };
  const passwords = { current: PASSWORD, next: 'rahasia-baru', password: 'rahasia' };
  const named = { name: `Nama ${count}`, nama: 'Dosen', email: `baru${count}@uji.ac.id` };
  const course = { course_tag_id: 2, courseId: 2, materialName: 'Materi' };
  const question = { kind: 'uraian', markdown: `Soal ${count}`, answer: 'Ya' };
  const owner = { accountId: 2, into: 2 };
  const used = { usedOn: '2026-11-02T01:00:00Z' };
  const said = { body: 'Nomor 3 salah.', answer: 'Ya', ids: [1] };
  const outcome = { code: `CPMK-${count + 10}`, description: 'Menulis kueri.' };
  const people = [{ id: colleague, may: 'read' }];
  const review = { reviewerId: colleague, note: 'Perbaiki nomor 1.', people };
  const row = { ...named, ...passwords };
  const things = { ...texts, ...course, ...question, ...outcome, ...review };
  const all = { ...things, ...owner, ...used, ...said, ...row, rows: [row] };
  if (name === 'updateAccount') return JSON.stringify(named);
  if (name === 'createComment') return JSON.stringify({ ...all, kind: 'laporan' });
  return JSON.stringify(name === 'deleteMe' ? { password: PASSWORD } : all);
}

/** Query of a call beside its body. */
const QUERIES: Partial<Record<EndpointName, string>> = { importQuestions: '?format=json' };

async function call(name: EndpointName, { token, thing }: Caller): Promise<number> {
  const path = templateOf(name).replace(/\{\w+\}/g, String(thing ?? IDS[name] ?? 1));
  const method = methodOf(name);
  const answer = await server.get(`/api${path}${QUERIES[name] ?? ''}`, {
    method,
    body: method === 'DELETE' && name !== 'deleteMe' ? null : bodyOf(name),
    headers: { 'x-access-token': token },
  });
  await answer.arrayBuffer();
  return answer.status;
}

/** Lets something happen when a call has been let in, and what it writes is about to be written. */
function beforeTheWrite(change: () => Promise<unknown>): void {
  const { db } = server.services;
  const begin = db.transaction.bind(db);
  let isDone = false;
  const late = (builder: TransactionBuilder<Database>): TransactionBuilder<Database> =>
    ({
      execute: async (work: Parameters<typeof builder.execute>[0]) => {
        if (!isDone) await change();
        isDone = true;
        return builder.execute(work);
      },
    }) as unknown as TransactionBuilder<Database>;
  vi.spyOn(db, 'transaction').mockImplementation(() => late(begin()));
}

async function everything(): Promise<unknown[]> {
  const { db } = server.services;
  const tags = ['course_tags', 'material_tags', 'course_materials'] as const;
  const papers = ['questions', 'outcomes', 'papers', 'paper_people', 'images'] as const;
  const talk = ['comments', 'notices', 'follows', 'set_marks', 'account_settings'] as const;
  const kept = ['users', 'question_sets', 'files', ...tags, ...papers, ...talk] as const;
  const rows = kept.map((table) => db.selectFrom(table).selectAll().orderBy('id').execute());
  return [...(await Promise.all(rows)), await db.selectFrom('ended_tokens').selectAll().execute()];
}

type Change = (caller: Caller) => Promise<unknown>;

const setAccount =
  (values: Partial<Pick<UserRow, 'status' | 'kind' | 'token_generation'>>): Change =>
  ({ id }) =>
    server.services.db.updateTable('users').set(values).where('id', '=', id).execute();

const ENDS: Record<string, Change> = {
  disabled: setAccount({ status: 'Nonaktif' }),
  'given a new password': setAccount({ token_generation: 1 }),
  deleted: ({ id }) => server.services.db.deleteFrom('users').where('id', '=', id).execute(),
  'signed out': async ({ token }) => {
    const [, claims = ''] = token.split('.');
    const { jti } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { jti: string };
    const values = { id: jti, expires_at: 9_999_999_999 };
    await server.services.db.insertInto('ended_tokens').values(values).execute();
  },
};

async function expectRefused(name: EndpointName, caller: Caller, change: Change) {
  let before: unknown[] = [];
  beforeTheWrite(async () => {
    await change(caller);
    before = await everything();
  });
  const status = await call(name, caller);
  vi.restoreAllMocks();
  expect(await everything()).toEqual(before);
  return status;
}

const isAdmins = (name: EndpointName) => routes[name].access === 'admin';
const kindFor = (name: EndpointName) => {
  if (isAdmins(name)) return 'admin';
  return ON_OTHERS_PAPERS.has(name) ? 'lecturer' : 'student';
};
/** Calls that a set's creator may make, and administrators. */
const onSets = WRITES.filter(
  (name) =>
    !isAdmins(name) &&
    name !== 'createComment' &&
    /^\/(questionsets\/\{|files\/)/.test(templateOf(name)),
);

describe('a write whose account has meanwhile been', () => {
  describe.each(Object.keys(ENDS))('%s', (what) => {
    it.each(WRITES)('is refused by %s', async (name) => {
      const caller = await newCaller(name, kindFor(name), true);
      expect(await expectRefused(name, caller, ENDS[what] as Change)).toBe(401);
    });
  });
});

describe('a write whose account is meanwhile', () => {
  it.each(WRITES.filter(isAdmins))('no administrator’s is refused by %s', async (name) => {
    const caller = await newCaller(name, 'admin', false);
    expect(await expectRefused(name, caller, setAccount({ kind: 'student' }))).toBe(403);
  });

  it.each(onSets)('not the set’s any more is refused by %s', async (name) => {
    const hidden = name === 'restoreQuestionSet' ? 404 : 403;
    const former = await newCaller(name, 'admin', false);
    expect(await expectRefused(name, former, setAccount({ kind: 'student' }))).toBe(hidden);
    const owner = await newCaller(name, 'student', true);
    const giveAway = () =>
      server.services.db.updateTable('question_sets').set({ creator_id: 2 }).execute();
    expect(await expectRefused(name, owner, giveAway)).toBe(hidden);
  });
});

describe('while a write is under way', () => {
  it.runIf(onPostgres)('nobody takes its right away', async () => {
    const { db, tokens } = server.services;
    const { id, token } = await newCaller('signOut', 'student', false);
    const account = await tokens.accountOf(token);
    const free = () =>
      sql`select id from users where id = ${id} for no key update skip locked`.execute(db);
    await db.transaction().execute(async (transaction) => {
      if (account !== undefined) await stillMay(transaction, account);
      expect((await free()).rows).toEqual([]);
    });
    expect((await free()).rows).toEqual([{ id }]);
  });
});

describe('a write that nothing comes between', () => {
  const last = (name: EndpointName) => Number(methodOf(name) === 'DELETE');

  it.each(WRITES.toSorted((a, b) => last(a) - last(b)))('goes through %s', async (name) => {
    const caller = await newCaller(name, kindFor(name), true);
    expect([200, 201]).toContain(await call(name, caller));
  });
});
