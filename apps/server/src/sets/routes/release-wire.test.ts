import type { FileReadAnswer, QuestionSetAnswer } from '@bank-soal/contract/sets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/start-test-server.js';
import { uploaded } from '../../test/upload.js';
import { viewersOf, type Who } from '../../test/viewers.js';

const LATER = '2999-01-01T00:00:00.000Z';
const PAST = '2020-01-01T00:00:00.000Z';
const least = { title: 'Kuis Pohon', subject: 'Struktur Data', difficulty: 'Mudah' };

let server: TestServer;
const { signIn, tokenOf, ask, read } = viewersOf(() => server);

beforeAll(async () => {
  server = await startTestServer();
  await signIn();
});
afterAll(() => server.stop());

const sent = (method: string, body: object): RequestInit => ({
  method,
  body: JSON.stringify({ ...least, ...body }),
});

async function stored(body: object, id?: number): Promise<QuestionSetAnswer> {
  const [method, path] = id === undefined ? ['POST', ''] : ['PUT', `/${id}`];
  const answer = await read<{ questionSet: QuestionSetAnswer }>(
    'owner',
    `/questionsets${path}`,
    sent(method, body),
  );
  return answer.questionSet;
}

/** A set with a question and a key, or with a key alone. */
async function withKey(body: object, hasQuestion = true) {
  const { id } = await stored(body);
  const add = async (category: string) => {
    const form = { setId: id, category, name: `${category}.txt`, bytes: category };
    return (await uploaded(server, { ...form, token: tokenOf('owner') })).id;
  };
  const question = hasQuestion ? await add('questions') : 0;
  return { id, question, key: await add('answers') };
}

describe('a set says its kind, its term and what it brings', () => {
  const always = { examKind: null, term: null, hasAnswerKey: false, hasTestCases: false };

  it('in every answer, null and false where there is nothing', async () => {
    const set = await stored({});
    const shown = { ...always, keyFrom: null };
    expect(set).toMatchObject(shown);
    expect(await stored({}, set.id)).toMatchObject(shown);
    for (const path of ['', '?limit=500', '?mine=true', '?mine=true&as=visitor']) {
      const sets = await read<QuestionSetAnswer[]>('owner', `/questionsets${path}`);
      expect([path, sets.find(({ id }) => id === set.id)]).toMatchObject([path, shown]);
    }
    await ask('owner', `/questionsets/${set.id}`, { method: 'DELETE' });
    const path = `/questionsets/${set.id}/restore`;
    const back = await read<{ questionSet: object }>('owner', path, { method: 'POST' });
    expect(back.questionSet).toMatchObject(shown);
    const stale = { ...sent('PUT', {}), headers: { 'if-match': '"lain"' } };
    const refused = await read<object>('owner', `/questionsets/${set.id}`, stale);
    expect(refused).toMatchObject({
      message: expect.any(String),
      code: 'changed-meanwhile',
      current: await read('owner', `/questionsets/${set.id}`),
    });
  });

  it('and its release and version to its creator and to administrators, wherever they read it', async () => {
    const { id } = await stored({ visibility: 'users' });
    const told = async (who: Who) => {
      const paths = ['/questionsets', '/questionsets?limit=500', '/questionsets?sort=title'];
      const lists = await Promise.all(paths.map((path) => read<QuestionSetAnswer[]>(who, path)));
      const sets = lists.map((list) => list.find((set) => set.id === id));
      sets.push(await read<QuestionSetAnswer>(who, `/questionsets/${id}`));
      return sets.map((set) => [set?.release?.visibility, set?.version]);
    };
    const all = Array.from({ length: 4 }, () => ['users', 1]);
    expect(await told('owner')).toEqual(all);
    expect(await told('admin')).toEqual(all);
    expect(await told('lecturer')).toEqual(all.map(() => [undefined, undefined]));
  });
});

describe('a closed key', () => {
  const closed = (opensAt: string | null) => ({
    message: expect.any(String),
    code: 'key-closed',
    opensAt,
  });
  const isUnauthorized = ({ message }: { message: string }) => message.includes('Unauthorized');

  it.each([
    ['for all, later', { keyFrom: LATER }, 403, LATER],
    ['for users, since long', { keyVisibility: 'users', keyFrom: PAST }, 401, null],
    ['for users, later', { keyVisibility: 'users', keyFrom: LATER }, 403, null],
    ['for lecturers', { keyVisibility: 'lecturers' }, 403, null],
  ])(
    '%s, is refused to visitors alike as a file, an archive and a preview',
    async (_, body, status, opensAt) => {
      const { id, key } = await withKey(body, false);
      const paths = [
        `/files/blob/${key}`,
        `/files/download/${key}`,
        `/questionsets/${id}/archive`,
        `/files/combine-preview/${id}`,
        `/files/combine-preview/${id}?type=answers`,
      ];
      for (const who of ['visitor', 'wrong'] as const) {
        for (const path of paths) {
          const answer = await ask(who, path);
          const said = (await answer.json()) as { message: string };
          expect([path, answer.status, said]).toEqual([path, status, closed(opensAt)]);
          expect(isUnauthorized(said)).toBe(status === 401);
        }
      }
      const { keyFrom, files } = await read<QuestionSetAnswer>('visitor', `/questionsets/${id}`);
      expect([keyFrom, files]).toEqual([opensAt, []]);
    },
  );

  it('that only its date closes to users says when to them, and to visitors nothing', async () => {
    const { id, key } = await withKey({ keyVisibility: 'users', keyFrom: LATER });
    expect(await read('student', `/files/blob/${key}`)).toEqual(closed(LATER));
    expect(await read('visitor', `/files/blob/${key}`)).toEqual(closed(null));
    expect(await read('student', `/questionsets/${id}`)).toMatchObject({ keyFrom: LATER });
    expect(await read('owner', `/questionsets/${id}`)).toMatchObject({ keyFrom: null });
  });

  it('opens with its set again when its date is cleared', async () => {
    const { id, key } = await withKey({ keyFrom: LATER });
    await stored({ keyFrom: null }, id);
    expect((await ask('visitor', `/files/blob/${key}`)).status).toBe(200);
    expect(await read('visitor', `/questionsets/${id}`)).toMatchObject({ keyFrom: null });
  });
});

describe('reads', () => {
  it('are of opens that were not for all: each in its way, no refused one, no HEAD, no 304', async () => {
    const set = await withKey({ keyVisibility: 'users' });
    const open = async (path: string, init?: RequestInit) => {
      const answer = await ask('student', path, init);
      await answer.arrayBuffer();
      return answer;
    };
    const view = await open(`/files/blob/${set.key}`);
    const etag = view.headers.get('etag') ?? '';
    const same = await open(`/files/blob/${set.key}`, { headers: { 'if-none-match': etag } });
    expect(same.status).toBe(304);
    await open(`/files/blob/${set.key}`, { method: 'HEAD' });
    await open(`/files/blob/${set.question}`);
    await open(`/files/combine-preview/${set.id}?type=answers`);
    await (await ask('visitor', `/files/blob/${set.key}`)).arrayBuffer();
    await open(`/files/download/${set.key}`);
    await open(`/questionsets/${set.id}/archive`);
    const reads = await read<FileReadAnswer[]>('owner', `/questionsets/${set.id}/reads`);
    expect(reads.map(({ how }) => how)).toEqual(['archive', 'download', 'preview', 'view']);
    for (const { at, reader, file } of reads) {
      expect([reader.name, file]).toEqual(['Mira', { id: set.key, originalname: 'answers.txt' }]);
      expect(new Date(at).toISOString()).toBe(at);
    }
  });
});

describe('reads in part', () => {
  it('leave a line whatever their range, and one only while a viewer goes on', async () => {
    const set = await withKey({ keyVisibility: 'users' });
    const part = async (path: string, range: string) => {
      const answer = await ask('student', path, { headers: { range } });
      await answer.arrayBuffer();
      expect([path, range, answer.status]).toEqual([path, range, 206]);
    };
    const reads = async () =>
      (await read<FileReadAnswer[]>('owner', `/questionsets/${set.id}/reads`)).map(
        ({ how }) => how,
      );
    const blob = `/files/blob/${set.key}`;
    await part(blob, 'bytes=1-');
    expect(await reads()).toEqual(['view']);
    for (const range of ['bytes=2-4', 'bytes=-3']) await part(blob, range);
    expect(await reads()).toEqual(['view']);
    await part(`/files/download/${set.key}`, 'bytes=-3');
    await part(`/files/combine-preview/${set.id}?type=answers`, 'bytes=1-');
    expect(await reads()).toEqual(['preview', 'download', 'view']);
    const { downloads } = await read<{ downloads: number }>('owner', `/questionsets/${set.id}`);
    expect(downloads).toBe(0);
  });
});

describe('reading as another', () => {
  async function everything(who: Who, query: string) {
    const answer = await ask(who, `/questionsets${query}`);
    const told = ['etag', 'x-total-count', 'x-next-cursor'].map((name) => answer.headers.get(name));
    return { status: answer.status, told, body: await answer.text() };
  }

  it.each([
    ['visitor', 'visitor'],
    ['user', 'student'],
    ['lecturer', 'lecturer'],
  ] as const)('an administrator is answered byte for byte as %s', async (as, who) => {
    await stored({ visibility: 'users', title: 'Untuk yang masuk' });
    await stored({ visibility: 'lecturers', title: 'Untuk dosen' });
    await stored({ visibility: 'owner', title: 'Untuk pembuatnya' });
    const queries = ['?', '?limit=2', '?q=untuk', '?sort=title&limit=3', '?hasKey=true&limit=1'];
    for (const query of queries) {
      const other = query === '?' ? '' : `${query}`;
      const seen = await everything('admin', `${query}${query === '?' ? '' : '&'}as=${as}`);
      expect([query, seen]).toEqual([query, await everything(who, other)]);
    }
    const { told } = await everything('admin', `?sort=title&limit=3&as=${as}`);
    const next = `?sort=title&limit=3&cursor=${told[2]}`;
    expect(await everything('admin', `${next}&as=${as}`)).toEqual(await everything(who, next));
  });

  it('keeps nothing of it on the way', async () => {
    for (const query of ['as=visitor', 'as=user&limit=2', 'mine=true&as=lecturer']) {
      const { headers } = await ask('admin', `/questionsets?${query}`);
      expect([query, headers.get('cache-control')]).toEqual([query, 'private, no-store']);
      expect(headers.get('vary')).toMatch(/x-access-token/i);
    }
  });
});

describe('a write to a hidden set', () => {
  const PATHS = [
    '/questionsets',
    '/questionsets?limit=2',
    '/questionsets?q=tersembunyi',
    '/questionsets?sort=title&limit=500',
    '/questionsets?hasKey=true',
    '/site',
    '/course-material-stats',
    '/dropdown/all-dropdown-data',
    '/course-tags',
    '/material-tags',
  ];

  async function state(who: Who) {
    const answers = [];
    for (const path of PATHS) {
      const answer = await ask(who, path);
      const headers = [...answer.headers].filter(([name]) => name !== 'date');
      answers.push([path, headers, await answer.text()]);
    }
    return answers;
  }

  it.each(['visitor', 'student'] as const)(
    'changes no byte of what a %s is answered',
    async (who) => {
      const before = await state(who);
      const body = {
        title: 'Tersembunyi',
        subject: `Mata Kuliah ${who}`,
        topics: `Topik ${who}`,
        lecturer: `Dosen ${who}`,
        year: 1999,
        visibility: 'lecturers',
      };
      const { id } = await withKey(body);
      expect(await state(who)).toEqual(before);
      await stored({ ...body, title: 'Tersembunyi lagi', visibility: 'owner' }, id);
      expect(await state(who)).toEqual(before);
      await (await ask('owner', `/questionsets/${id}/archive`)).arrayBuffer();
      await ask('owner', `/questionsets/${id}`, { method: 'DELETE' });
      expect(await state(who)).toEqual(before);
    },
  );
});
