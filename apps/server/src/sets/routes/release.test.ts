import { setTimeout as wait } from 'node:timers/promises';
import type { FileReadAnswer, QuestionSetAnswer, SetEventAnswer } from '@bank-soal/contract/sets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/start-test-server.js';
import { uploaded } from '../../test/upload.js';
import { viewersOf, type Who } from '../../test/viewers.js';

const LATER = '2999-01-01T00:00:00.000Z';
const least = { title: 'UTS Graf', subject: 'Struktur Data', difficulty: 'Mudah' };

let server: TestServer;
const { signIn, tokenOf, ask, read } = viewersOf(() => server);

beforeAll(async () => {
  server = await startTestServer();
  await signIn();
});
afterAll(() => server.stop());

function save(body: object, id?: number, who: Who = 'owner', headers: object = {}) {
  return ask(who, `/questionsets${id === undefined ? '' : `/${id}`}`, {
    method: id === undefined ? 'POST' : 'PUT',
    body: JSON.stringify({ ...least, ...body }),
    headers: { ...headers },
  });
}

const setOf = async (answer: Response) =>
  ((await answer.json()) as { questionSet: QuestionSetAnswer }).questionSet;

interface Made {
  id: number;
  question: number;
  key: number;
  tests: number;
}

async function made(body: object): Promise<Made> {
  const { id } = await setOf(await save(body));
  const add = async (category: string, name: string) =>
    (await uploaded(server, { setId: id, category, name, bytes: name, token: tokenOf('owner') }))
      .id;
  return {
    id,
    question: await add('questions', 'soal.txt'),
    key: await add('answers', 'kunci.txt'),
    tests: await add('testCases', 'uji.txt'),
  };
}

async function statuses(paths: readonly string[], who: Who, init?: RequestInit) {
  const answers = await Promise.all(paths.map((path) => ask(who, path, init)));
  await Promise.all(answers.map((answer) => answer.arrayBuffer()));
  return answers.map(({ status }) => status);
}

describe('what a set says of its release', () => {
  it('stays with bodies without it, is cleared by null, and shown to owners only', async () => {
    const body = {
      visibility: 'users',
      availableFrom: '2026-01-01T07:00:00+07:00',
      keyVisibility: 'lecturers',
      keyFrom: LATER,
      examKind: 'UTS',
      term: 'Gasal',
    };
    const set = await setOf(await save(body));
    const release = {
      visibility: 'users',
      availableFrom: '2026-01-01T00:00:00.000Z',
      keyVisibility: 'lecturers',
      keyFrom: LATER,
    };
    expect(set).toMatchObject({ release, examKind: 'UTS', term: 'Gasal', version: 1 });
    const same = await setOf(await save({ title: 'Lain' }, set.id));
    expect(same).toMatchObject({ release, examKind: 'UTS', term: 'Gasal', version: 2 });
    const cleared = { availableFrom: null, keyFrom: null, examKind: null, term: null };
    const after = await setOf(await save(cleared, set.id));
    expect(after).toMatchObject({
      release: { ...release, availableFrom: null, keyFrom: null },
      examKind: null,
      term: null,
    });
    for (const who of ['owner', 'admin'] as const) {
      expect(await read(who, `/questionsets/${set.id}`)).toEqual(after);
    }
    const asLecturer = await read('lecturer', `/questionsets/${set.id}`);
    expect(asLecturer).not.toHaveProperty('release');
    expect(asLecturer).not.toHaveProperty('version');
  });

  it.each([
    [{ visibility: 'users', keyVisibility: 'public' }],
    [{ availableFrom: LATER, keyFrom: '2026-01-01T00:00:00Z' }],
    [{ visibility: 'semua' }],
    [{ visibility: null }],
    [{ keyVisibility: 'admin' }],
    [{ availableFrom: '2026-12-20' }],
    [{ keyFrom: '2026-12-20T12:00:00' }],
    [{ keyFrom: 5 }],
    [{ examKind: 'Ujian' }],
    [{ term: 'Ganjil' }],
  ])('is refused when it is %j', async (body) => {
    expect((await save(body)).status).toBe(400);
    const { id } = await setOf(await save({}));
    expect((await save(body, id)).status).toBe(400);
  });

  it('takes the key along when a set is for fewer, and no key before or beyond its set', async () => {
    const { id } = await setOf(await save({ visibility: 'lecturers' }));
    expect((await save({ keyVisibility: 'users' }, id)).status).toBe(400);
    expect(await setOf(await save({ visibility: 'owner' }, id))).toMatchObject({
      release: { visibility: 'owner', keyVisibility: 'owner' },
    });
    expect((await save({ availableFrom: LATER }, id)).status).toBe(200);
    expect((await save({ keyFrom: '2026-01-01T00:00:00Z' }, id)).status).toBe(400);
  });
});

describe('a closed key', () => {
  const files = ({ key, tests }: Made) =>
    [key, tests].flatMap((id) => [`/files/blob/${id}`, `/files/download/${id}`]);

  it('is refused with its code, and a moment where the date alone opens it', async () => {
    const dated = await made({ keyFrom: LATER });
    const kept = await made({ keyVisibility: 'owner', keyFrom: LATER });
    const forUsers = await made({ keyVisibility: 'users' });
    const answerTo = async (who: Who, { key, id }: Made) => {
      const answer = await ask(who, `/files/blob/${key}`);
      const { message, ...rest } = (await answer.json()) as { message: string };
      const { keyFrom } = await read<QuestionSetAnswer>(who, `/questionsets/${id}`);
      return [answer.status, message.includes('Unauthorized'), rest, keyFrom];
    };
    const code = 'key-closed';
    expect(await answerTo('visitor', dated)).toEqual([403, false, { code, opensAt: LATER }, LATER]);
    expect(await answerTo('student', kept)).toEqual([403, false, { code, opensAt: null }, null]);
    expect(await answerTo('visitor', forUsers)).toEqual([401, true, { code, opensAt: null }, null]);
    expect(await statuses(files(forUsers), 'student')).toEqual([200, 200, 200, 200]);
  });

  it('is closed in every way of asking, and open to whom it is for', async () => {
    const set = await made({ keyVisibility: 'lecturers' });
    const open = await ask('owner', `/files/blob/${set.key}`);
    expect(open.headers.get('cache-control')).toBe('private, no-store');
    expect(open.headers.get('vary')).toMatch(/x-access-token/i);
    const ways: RequestInit[] = [
      {},
      { method: 'HEAD' },
      { headers: { range: 'bytes=0-1' } },
      { headers: { range: 'bytes=900-' } },
      { headers: { 'if-none-match': open.headers.get('etag') ?? '' } },
    ];
    for (const init of ways) {
      expect(await statuses(files(set), 'student', init)).toEqual([403, 403, 403, 403]);
    }
    for (const who of ['lecturer', 'owner', 'admin'] as const) {
      expect(await statuses(files(set), who)).toEqual([200, 200, 200, 200]);
    }
    expect(await statuses([`/files/blob/${set.question}`], 'visitor')).toEqual([200]);
  });

  it('is left out of previews, archives and lists, which are refused where nothing is left', async () => {
    const set = await made({ keyVisibility: 'owner' });
    const preview = (type: string) => `/files/combine-preview/${set.id}?type=${type}`;
    expect(await statuses([preview('questions'), preview('answers')], 'visitor')).toEqual([
      200, 403,
    ]);
    const { files: listed, ...rest } = await read<QuestionSetAnswer>(
      'visitor',
      `/questionsets/${set.id}`,
    );
    expect(listed.map(({ id }) => id)).toEqual([set.question]);
    expect(rest).toMatchObject({ hasAnswerKey: true, hasTestCases: true, questionCount: 1 });
    const paths = [`/files/${set.question}`];
    for (const path of paths) await ask('owner', path, { method: 'DELETE' });
    const archive = `/questionsets/${set.id}/archive`;
    expect(await statuses([archive, preview('questions')], 'visitor')).toEqual([403, 403]);
    expect(await statuses([archive, preview('answers')], 'owner')).toEqual([200, 200]);
    const closed = await ask('student', `/files/${set.key}`, { method: 'DELETE' });
    expect(closed.status).toBe(403);
  });
});

describe('the sets of a reader', () => {
  it('are those that they may see, in lists, pages, totals, counts and statistics', async () => {
    const course = { subject: 'Basis Data', title: 'Berjenjang' };
    for (const visibility of ['public', 'users', 'lecturers', 'owner']) {
      await save({ ...course, visibility });
    }
    const seen = async (who: Who, as = '') => {
      const query = as ? `as=${as}&` : '';
      const sets = await read<QuestionSetAnswer[]>(who, `/questionsets${as && `?as=${as}`}`);
      const page = await ask(who, `/questionsets?${query}q=berjenjang`);
      const found = (await page.json()) as unknown[];
      const listed = sets.filter(({ title }) => title === course.title);
      expect(found).toEqual(listed);
      expect(page.headers.get('x-total-count')).toBe(String(found.length));
      return listed.length;
    };
    const counts = async (who: Who) => {
      const { questionSetCount } = await read<{ questionSetCount: number }>(who, '/site');
      const list = await read<QuestionSetAnswer[]>(who, '/questionsets');
      expect(questionSetCount).toBe(list.length);
      const stats = await read<{ name: string; question_set_count: number }[]>(
        who,
        '/course-material-stats',
      );
      expect(stats.find(({ name }) => name === 'Basis Data')?.question_set_count).toBe(
        list.filter(({ subject }) => subject === 'Basis Data').length,
      );
    };
    const numbers = { visitor: 1, student: 2, lecturer: 3, owner: 4, admin: 4 } as const;
    for (const [who, number] of Object.entries(numbers) as [Who, number][]) {
      expect([who, await seen(who)]).toEqual([who, number]);
      await counts(who);
    }
    expect(await seen('admin', 'visitor')).toBe(1);
    expect(await seen('admin', 'user')).toBe(2);
    expect(await seen('admin', 'lecturer')).toBe(3);
  });

  it('are read in the place of others by administrators, and of their own by everyone', async () => {
    const asked = async (who: Who, query: string) =>
      (await ask(who, `/questionsets?${query}`)).status;
    expect(await asked('visitor', 'as=salah')).toBe(401);
    expect(await asked('lecturer', 'as=salah')).toBe(403);
    expect(await asked('admin', 'as=salah')).toBe(400);
    expect(await asked('owner', 'mine=true&as=salah')).toBe(400);
    const own = await read<QuestionSetAnswer[]>('owner', '/questionsets?mine=true&as=visitor');
    const all = await read<QuestionSetAnswer[]>('visitor', '/questionsets');
    expect(own).toEqual(all.filter(({ creator }) => creator?.id === 2));
    expect(own.length).toBeGreaterThan(0);
  });

  it('stay byte for byte the same while a hidden one is written', async () => {
    const paths = ['/questionsets', '/questionsets?limit=3', '/site', '/course-material-stats'];
    const state = async () => {
      const answers = await Promise.all(paths.map((path) => ask('student', path)));
      return Promise.all(
        answers.map(async (answer) => [answer.headers.get('etag'), await answer.text()]),
      );
    };
    const before = await state();
    const { id } = await made({ visibility: 'lecturers', subject: 'Basis Data' });
    expect(await state()).toEqual(before);
    await save({ title: 'Tetap tersembunyi', visibility: 'lecturers' }, id);
    expect(await state()).toEqual(before);
    expect(await statuses([`/questionsets/${id}`], 'student')).toEqual([404]);
    expect((await save({}, id, 'student')).status).toBe(404);
    expect((await save({}, id, 'lecturer')).status).toBe(403);
  });

  it('are narrowed by kind, term, year, key and all words', async () => {
    const set = await made({ title: 'Unik Sekali', examKind: 'Kuis', term: 'Pendek', year: 2001 });
    const found = async (query: string) =>
      (await read<QuestionSetAnswer[]>('visitor', `/questionsets?${query}`)).map(({ id }) => id);
    expect(await found('examKind=Kuis&examKind=UTS&term=Pendek')).toEqual([set.id]);
    expect(await found('examKind=Lain')).toEqual([]);
    expect(await found('year=2001&hasKey=true&hasTestCases=true')).toEqual([set.id]);
    expect(await found('q=sekali%20wulandari&words=all')).toEqual([set.id]);
    expect(await found('q=sekali%20wulandari')).toEqual([]);
    expect((await ask('visitor', '/questionsets?words=satu')).status).toBe(400);
    expect((await ask('visitor', '/questionsets?year=kapan')).status).toBe(400);
  });
});

describe('history and reads', () => {
  it('tell owners what was changed, and who opened what was not for all', async () => {
    const set = await made({});
    await save({ visibility: 'users', keyFrom: LATER }, set.id);
    for (const path of [`/files/blob/${set.question}`, `/files/download/${set.question}`]) {
      await (await ask('student', path)).arrayBuffer();
    }
    await ask('student', `/files/blob/${set.question}`, { method: 'HEAD' });
    await ask('student', `/files/blob/${set.key}`);
    await (await ask('owner', `/questionsets/${set.id}/archive`)).arrayBuffer();

    const reads = await read<FileReadAnswer[]>('owner', `/questionsets/${set.id}/reads`);
    const lines = reads.map(({ reader, file, how }) => [reader.name, file.originalname, how]);
    expect(lines.slice(-2)).toEqual([
      ['Mira', 'soal.txt', 'download'],
      ['Mira', 'soal.txt', 'view'],
    ]);
    expect(lines.slice(0, -2).map(([name, , how]) => [name, how])).toEqual(
      Array.from({ length: 3 }, () => ['Sari Wulandari', 'archive']),
    );
    const history = await read<SetEventAnswer[]>('admin', `/questionsets/${set.id}/history`);
    expect(history.map(({ action }) => action)).toEqual(['update', 'create']);
    expect(history[0]).toMatchObject({
      actor: { id: 2, name: 'Sari Wulandari' },
      before: { visibility: 'public', keyVisibility: 'public', keyFrom: null },
      after: { visibility: 'users', keyVisibility: 'users', keyFrom: LATER },
    });
    expect(history[0]?.before).not.toHaveProperty('title');
    for (const part of ['history', 'reads']) {
      const path = `/questionsets/${set.id}/${part}`;
      expect(await statuses([path], 'lecturer')).toEqual([404]);
      expect(await statuses([path], 'visitor')).toEqual([401]);
    }
  });
});

describe('when its moment comes', () => {
  const soon = (ms: number) => new Date(Date.now() + ms).toISOString();

  it('a set and its key open by themselves, and the owner may still save', async () => {
    const before = await ask('visitor', '/questionsets');
    const moment = soon(2500);
    const set = await made({ title: 'Segera', availableFrom: moment, keyFrom: moment });
    const tag = (await ask('owner', `/questionsets/${set.id}`)).headers.get('etag') ?? '';
    const totals = async () => (await ask('visitor', '/questionsets?q=segera')).headers;
    expect((await totals()).get('x-total-count')).toBe('0');
    expect((await ask('visitor', '/questionsets')).headers.get('etag')).toBe(
      before.headers.get('etag'),
    );
    expect(await statuses([`/files/blob/${set.key}`], 'visitor')).toEqual([404]);
    await wait(Date.parse(moment) - Date.now() + 5);
    const after = await ask('visitor', '/questionsets');
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
    expect(await after.text()).toContain('Segera');
    expect((await totals()).get('x-total-count')).toBe('1');
    expect(await statuses([`/files/blob/${set.key}`], 'visitor')).toEqual([200]);
    const open = await read<QuestionSetAnswer>('visitor', `/questionsets/${set.id}`);
    expect(open).toMatchObject({ keyFrom: null, files: [{}, {}, {}] });
    expect((await save({}, set.id, 'owner', { 'if-match': tag })).status).toBe(200);
  });

  it('two hundred who read all the time see it closed before, and open after', async () => {
    const set = await made({ keyFrom: soon(60_000) });
    const moment = soon(2500);
    await save({ keyFrom: moment }, set.id);
    const opensAt = Date.parse(moment);
    const wrong: string[] = [];
    const readers = Array.from({ length: 200 }, async (_, index) => {
      const who = index % 2 === 0 ? 'visitor' : 'student';
      const isListed = index % 4 < 2;
      for (let isOver = false; !isOver; ) {
        const asked = Date.now();
        isOver = asked > opensAt;
        const sets = isListed
          ? await read<QuestionSetAnswer[]>(who, '/questionsets')
          : [await read<QuestionSetAnswer>(who, `/questionsets/${set.id}`)];
        const answered = Date.now();
        const files = sets.find(({ id }) => id === set.id)?.files.length;
        if (asked > opensAt && files !== 3) wrong.push(`closed at ${asked - opensAt}`);
        if (answered < opensAt && files !== 1) wrong.push(`open at ${answered - opensAt}`);
        await wait(100);
      }
    });
    await Promise.all(readers);
    expect(wrong).toEqual([]);
  });
});

describe('a bank that asks everyone to sign in', () => {
  it('shows visitors nothing, and users what is for all', async () => {
    const closed = await startTestServer({
      env: { REQUIRE_LOGIN: 'true', DEFAULT_VISIBILITY: 'lecturers' },
    });
    const token = await closed.tokenOf('mira@uji.ac.id', 'rahasia-mira');
    const at = (path: string, init = {}) => closed.get(`/api${path}`, init);
    const headers = { 'x-access-token': token };
    expect(await (await at('/questionsets')).json()).toEqual([]);
    expect(await (await at('/questionsets?limit=5')).json()).toEqual([]);
    expect(await (await at('/site')).json()).toMatchObject({
      questionSetCount: 0,
      defaultVisibility: 'lecturers',
    });
    for (const path of ['/questionsets/1', '/files/blob/3', '/files/download/1']) {
      expect([path, (await at(path)).status]).toEqual([path, 404]);
      expect([path, (await at(path, { headers })).status]).toEqual([path, 200]);
    }
    expect(await (await at('/questionsets', { headers })).json()).toHaveLength(3);
    const answer = await closed.send('POST', '/api/questionsets', least, token);
    expect(await setOf(answer)).toMatchObject({
      release: { visibility: 'lecturers', keyVisibility: 'lecturers' },
    });
    await closed.stop();
  });
});
