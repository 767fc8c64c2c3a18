import type { QuestionSetAnswer } from '@bank-soal/contract/sets';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { startTestServer, type TestServer } from '../../test/start-test-server.js';
import { uploaded } from '../../test/upload.js';
import { viewersOf, type Who } from '../../test/viewers.js';

const LATER = '2999-01-01T00:00:00.000Z';
const UNKNOWN = 999_999;

let server: TestServer;
const { signIn, tokenOf, ask, read } = viewersOf(() => server);

beforeAll(async () => {
  server = await startTestServer();
  await signIn();
});
afterAll(() => server.stop());

async function made(release: object): Promise<number> {
  const body = { title: 'UTS Graf', subject: 'Struktur Data', difficulty: 'Mudah', ...release };
  const answer = await ask('owner', '/questionsets', {
    method: 'POST',
    body: JSON.stringify(body),
  });
  const { id } = ((await answer.json()) as { questionSet: QuestionSetAnswer }).questionSet;
  for (const [category, name] of [
    ['questions', 'soal.txt'],
    ['answers', 'kunci.txt'],
    ['testCases', 'uji.txt'],
  ] as const) {
    await uploaded(server, { setId: id, category, name, bytes: name, token: tokenOf('owner') });
  }
  return id;
}

const PLACES = [
  ['visitor', 'visitor'],
  ['user', 'student'],
  ['lecturer', 'lecturer'],
] as const satisfies readonly (readonly [string, Who])[];

/** Text of an answer, whoever called. */
async function said(who: Who, path: string) {
  const answer = await ask(who, path);
  const etag = answer.headers.get('etag');
  return { status: answer.status, etag, body: await answer.text() };
}

it.each([
  {},
  { keyFrom: LATER },
  { visibility: 'users', keyVisibility: 'lecturers' },
  { visibility: 'users', availableFrom: LATER },
  { visibility: 'lecturers', keyFrom: LATER },
  { visibility: 'owner' },
])('a set of %j is shown in the place of others as they are shown it', async (release) => {
  const id = await made(release);
  const inFull = await said('owner', `/questionsets/${id}`);
  for (const [as, who] of PLACES) {
    const theirs = await said(who, `/questionsets/${id}`);
    for (const asking of ['owner', 'admin'] as const) {
      const seen = await said(asking, `/questionsets/${id}?as=${as}`);
      expect([as, asking, seen]).toEqual([as, asking, theirs]);
    }
  }
  expect(await said('owner', `/questionsets/${id}`)).toEqual(inFull);
});

it('its documents and its archive hold what others may open, and nothing of its key', async () => {
  const id = await made({ visibility: 'users', keyFrom: LATER });
  const preview = `/files/combine-preview/${id}?type=`;
  for (const [as, who] of PLACES) {
    for (const type of ['questions', 'answers']) {
      const theirs = await ask(who, preview + type);
      const seen = await ask('owner', `${preview}${type}&as=${as}`);
      expect([as, type, seen.status]).toEqual([as, type, theirs.status]);
      expect(seen.headers.get('etag')).toBe(theirs.headers.get('etag'));
      if (seen.ok) expect(seen.headers.get('cache-control')).toContain('private');
    }
  }
  const archive = await ask('owner', `/questionsets/${id}/archive?as=user`);
  const zip = await fromBufferPromise(Buffer.from(await archive.arrayBuffer()));
  const names: string[] = [];
  for await (const { fileName } of zip.eachEntry()) names.push(fileName);
  expect(names).toEqual([expect.stringContaining('soal.txt')]);
  expect((await ask('owner', `/questionsets/${id}/archive?as=visitor`)).status).toBe(404);
});

it('is asked for by who may change the set alone, in the order of 401, 404, 403 and 400', async () => {
  const open = await made({});
  const hidden = await made({ visibility: 'owner' });
  const pathsOf = (id: number, as: string) => [
    `/questionsets/${id}?as=${as}`,
    `/questionsets/${id}/archive?as=${as}`,
    `/files/combine-preview/${id}?type=questions&as=${as}`,
  ];
  const statuses = async (who: Who, id: number, as = 'salah') =>
    Promise.all(pathsOf(id, as).map(async (path) => (await ask(who, path)).status));
  expect(await statuses('visitor', open)).toEqual([401, 401, 401]);
  expect(await statuses('lecturer', hidden)).toEqual([404, 404, 404]);
  expect(await statuses('lecturer', open)).toEqual([403, 403, 403]);
  expect(await statuses('owner', open)).toEqual([400, 400, 400]);
  expect(await statuses('owner', open, '')).toEqual([400, 400, 400]);
  for (const [place, path] of pathsOf(hidden, 'user').entries()) {
    const unknown = await said('lecturer', pathsOf(UNKNOWN, 'user')[place] ?? '');
    expect(await said('lecturer', path)).toEqual(unknown);
  }
});

it('is noted as nobody’s look', async () => {
  const id = await made({ visibility: 'users' });
  const ids = async () =>
    (await read<{ id: number }[]>('admin', '/me/sets?kind=recent')).map((set) => set.id);
  await (await ask('admin', `/questionsets/${id}?as=user`)).text();
  await (await ask('admin', `/questionsets/${id}/archive?as=user`)).arrayBuffer();
  expect(await ids()).not.toContain(id);
  expect(await read('owner', `/questionsets/${id}/reads`)).toEqual([]);
});
