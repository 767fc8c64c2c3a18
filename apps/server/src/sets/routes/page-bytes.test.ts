import type { PaperAnswer } from '@bank-soal/contract/papers';
import type { QuestionAnswer, QuestionVersions } from '@bank-soal/contract/questions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IDS, type QuestionServer, startQuestionServer } from '../../test/question-server.js';

const KB = 1024;
/** A page, and what its last row and JSON may add. */
const MOST = 1280 * KB;
const LONG = '文'.repeat(19_000);

let server: QuestionServer;

beforeAll(async () => {
  server = await startQuestionServer({ env: { MAX_MB_PER_ACCOUNT: '4' } });
});
afterAll(() => server.stop());

async function read<T>(who: 'sari' | 'mira' | 'kepala', path: string) {
  const answer = await server.by(who, 'GET', path);
  const text = await answer.text();
  return {
    status: answer.status,
    bytes: Buffer.byteLength(text),
    body: JSON.parse(text) as T,
    next: answer.headers.get('x-next-cursor') ?? undefined,
  };
}

/** All pages of a list, as ids. */
async function pagesOf(path: string): Promise<{ ids: number[]; pages: number }> {
  const ids: number[] = [];
  let pages = 0;
  for (let cursor: string | undefined = ''; cursor !== undefined; pages += 1) {
    const page: { bytes: number; body: { id: number }[]; next: string | undefined } = await read(
      'sari',
      `${path}&cursor=${cursor}`,
    );
    expect(page.bytes).toBeLessThan(MOST);
    ids.push(...page.body.map(({ id }) => id));
    cursor = page.next;
  }
  return { ids, pages };
}

describe('versions of a question', () => {
  let id: number;

  beforeAll(async () => {
    ({ id } = await server.ask('mira', { markdown: 'Satu.' }));
    const row = { question_id: id, author_id: IDS.kepala, author_name: 'Kepala', at: 'dahulu' };
    const first = await server.services.db
      .selectFrom('question_versions')
      .select('body')
      .where('question_id', '=', id)
      .executeTakeFirstOrThrow();
    const body = JSON.stringify({ ...JSON.parse(first.body), markdown: LONG });
    for (let version = 2; version <= 501; version += 1) {
      await server.services.db
        .insertInto('question_versions')
        .values({ ...row, version, body: version > 440 ? body : first.body })
        .execute();
    }
    await server.services.db
      .updateTable('questions')
      .set({ current_version: 501 })
      .where('id', '=', id)
      .execute();
  });

  it('come with what they said as far as a page holds it, the others by their numbers', async () => {
    const { bytes, body: versions } = await read<QuestionVersions>(
      'mira',
      `/questions/${id}/versions`,
    );
    expect(bytes).toBeLessThan(MOST);
    expect(versions).toHaveLength(500);
    const whole = versions.filter((one) => 'markdown' in one);
    expect(whole.map(({ version }) => version)).toEqual(
      Array.from({ length: 18 }, (_, index) => 501 - index),
    );
    expect(versions[100]).toEqual({
      version: 401,
      author: { id: IDS.kepala, name: expect.any(String) },
      at: 'dahulu',
    });
    const one = await read<object>('mira', `/questions/${id}/versions/441`);
    expect(one.body).toMatchObject({ version: 441, at: 'dahulu', markdown: LONG });
  });

  it('answer an unknown number, and another’s, as an unknown question', async () => {
    const unknown = await server.by('mira', 'GET', '/questions/999999/versions/1');
    const text = await unknown.text();
    for (const [who, path] of [
      ['mira', `/questions/${id}/versions/999`],
      ['sari', `/questions/${id}/versions/441`],
    ] as const) {
      const answer = await server.by(who, 'GET', path);
      expect([answer.status, await answer.text()]).toEqual([404, text]);
    }
  });

  it('are as many as are shown, but for those that papers hold', async () => {
    const body = { title: 'UTS', sections: [{ items: [{ questionId: id, version: 2 }] }] };
    expect((await server.by('mira', 'POST', '/papers', body)).status).toBe(201);
    expect((await server.by('mira', 'PUT', `/questions/${id}`, { points: 3 })).status).toBe(200);
    const kept = await server.services.db
      .selectFrom('question_versions')
      .select('version')
      .where('question_id', '=', id)
      .orderBy('version')
      .execute();
    expect(kept.slice(0, 3).map(({ version }) => version)).toEqual([2, 3, 4]);
    expect((await server.by('mira', 'PUT', `/questions/${id}`, { points: 4 })).status).toBe(200);
    expect((await read('mira', `/questions/${id}/versions/2`)).status).toBe(200);
    expect((await read('mira', `/questions/${id}/versions/3`)).status).toBe(404);
  });
});

describe('pages end where they are large enough', () => {
  it('of questions, in both orders', async () => {
    const made: number[] = [];
    for (let turn = 0; turn < 40; turn += 1) {
      const markdown = `${turn} ${LONG}`;
      made.push((await server.ask('sari', { markdown })).id);
    }
    for (const sort of ['newest', 'lastUsed']) {
      const { ids, pages } = await pagesOf(`/questions?mine=true&limit=500&sort=${sort}`);
      expect(pages).toBe(3);
      expect(ids).toEqual(made.toReversed());
    }
  });

  it('of papers', async () => {
    const db = server.services.db;
    const made: number[] = [];
    for (let turn = 0; turn < 30; turn += 1) {
      const answer = await server.by('sari', 'POST', '/papers', { title: `UTS ${turn}` });
      made.push(((await answer.json()) as PaperAnswer).id);
    }
    const instructions = JSON.stringify([LONG]);
    await db.updateTable('papers').set({ instructions }).where('id', 'in', made).execute();
    const { ids, pages } = await pagesOf('/papers?limit=500');
    expect(pages).toBe(2);
    expect(ids.toSorted((a, b) => a - b)).toEqual(made);
  });

  it('of who opened the files of a set, the newest first', async () => {
    const rows = Array.from({ length: 100 }, (_, turn) => ({
      at: new Date().toISOString(),
      reader_id: IDS.mira,
      reader_name: 'Mira',
      question_set_id: 1,
      file_id: turn + 1,
      file_name: LONG,
      how: 'view' as const,
    }));
    for (const row of rows) await server.services.db.insertInto('file_reads').values(row).execute();
    const { bytes, body } = await read<{ file: { id: number } }[]>(
      'kepala',
      '/questionsets/1/reads',
    );
    expect(bytes).toBeLessThan(MOST);
    expect(body.map(({ file }) => file.id)).toEqual(
      Array.from({ length: 18 }, (_, index) => 100 - index),
    );
  });

  it('of comments and of a history, the newest first', async () => {
    const now = new Date().toISOString();
    for (let turn = 0; turn < 30; turn += 1) {
      await server.services.db
        .insertInto('comments')
        .values({
          question_set_id: 1,
          kind: 'komentar',
          status: 'terbuka',
          author_id: IDS.mira,
          body: `${turn} ${LONG}`,
          created_at: now,
          updated_at: now,
        })
        .execute();
      await server.services.db
        .insertInto('audit_log')
        .values({
          at: now,
          actor_name: '',
          action: 'update',
          target: 'set',
          target_id: 1,
          after: JSON.stringify({ turn, description: LONG }),
        })
        .execute();
    }
    const comments = await read<{ body: string }[]>('mira', '/questionsets/1/comments');
    expect([comments.bytes < MOST, comments.body.length]).toEqual([true, 18]);
    expect(comments.body.at(-1)?.body).toMatch(/^29 /);
    const history = await read<{ after: { turn: number } }[]>('kepala', '/questionsets/1/history');
    expect([history.bytes < MOST, history.body.length]).toEqual([true, 18]);
    expect(history.body[0]?.after.turn).toBe(29);
  });
});

describe('what an account wrote counts as its bytes', () => {
  const full = { code: 'account-full', max: 4 };

  it('with every version of a question, papers and comments', async () => {
    const { id } = await server.ask('tono', { markdown: LONG });
    let refused: Response | undefined;
    for (let turn = 0; turn < 100 && refused === undefined; turn += 1) {
      const body = { markdown: `${turn} ${LONG}` };
      const answer = await server.by('tono', 'PUT', `/questions/${id}`, body);
      if (answer.status !== 200) refused = answer;
    }
    expect([refused?.status, await refused?.json()]).toMatchObject([413, full]);
    const question = (await (
      await server.by('tono', 'GET', `/questions/${id}`)
    ).json()) as QuestionAnswer;
    expect(question.version).toBe(73);
    const others: [string, object][] = [
      ['/questions', { kind: 'uraian', markdown: LONG }],
      [
        '/papers',
        { title: 'UTS', instructions: Array.from({ length: 20 }, () => '文'.repeat(300)) },
      ],
      ['/questionsets/1/comments', { kind: 'komentar', body: '文'.repeat(1999) }],
    ];
    // The rest is less than a question takes: papers and comments use it up.
    for (const [path, body] of others) {
      let status = 0;
      for (let turn = 0; turn < 20 && status !== 413; turn += 1) {
        ({ status } = await server.by('tono', 'POST', path, body));
      }
      expect([path, status]).toEqual([path, 413]);
    }
  });
});
