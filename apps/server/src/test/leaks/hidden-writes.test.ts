import type { EndpointName } from '@bank-soal/contract/endpoints';
import { expect, it, vi } from 'vitest';
import { dialectOf } from '../../db/dialect.js';
import { sampleBank, sampleFile, samplePdf, sampleSet } from '../sample-bank.js';
import { startTestServer, type TestServer } from '../start-test-server.js';
import { uploaded } from '../upload.js';
import { type Attempt, everyAttempt } from './every-call.js';

const TIMEOUT = 600_000;
/** After every id that is given before. */
const NEXT_ID = 50_000;
const TABLES = ['question_sets', 'files', 'questions', 'papers', 'comments', 'notices'] as const;

const PASSWORDS = {
  student: ['mira@uji.ac.id', 'rahasia-mira'],
  lecturer: ['tono@uji.ac.id', 'rahasia-tono'],
  administrator: ['kepala@uji.ac.id', 'rahasia-kepala'],
  owner: ['sari@uji.ac.id', 'rahasia-sari'],
} as const;

type Known = keyof typeof PASSWORDS;
type Viewer = 'visitor' | Exclude<Known, 'owner'>;

const question = (markdown: string, visibility: string) => ({
  kind: 'uraian',
  markdown,
  subject: 'Basis Data',
  difficulty: 'Sedang',
  topics: ['RAHASIA', 'SQL'],
  options: [],
  answer: 'RAHASIA jawaban',
  explanation: '',
  points: 5,
  visibility,
});

/** Open content, and files of the student's own whose order would reveal how rare two words are. */
const BANK = {
  ...sampleBank([
    sampleSet({
      title: 'RAHASIA terbuka',
      topics: ['RAHASIA', 'SQL'],
      files: [
        sampleFile('questions', 'soal.pdf', samplePdf(2)),
        sampleFile('questions', 'terbuka.txt', 'RAHASIA masukan jawaban pohon'),
        sampleFile('answers', 'kunci.txt', 'RAHASIA jawaban KEY'),
        sampleFile('testCases', 'uji.txt', 'masukan RAHASIA'),
      ],
    }),
    sampleSet({
      title: 'RAHASIA milik Mira',
      lecturerEmail: 'mira@uji.ac.id',
      files: [
        sampleFile('questions', 'a.txt', `${'RAHASIA '.repeat(9)} KEY masukan jawaban`),
        sampleFile('questions', 'b.txt', `${'KEY '.repeat(9)} RAHASIA masukan jawaban`),
        sampleFile('answers', 'c.txt', 'RAHASIA KEY jawaban jawaban'),
      ],
    }),
    sampleSet({ title: 'RAHASIA milik Tono', lecturerEmail: 'tono@uji.ac.id' }),
  ]),
};
for (const name of ['Tono', 'Wati']) {
  BANK.people.push({
    name,
    email: `${name.toLowerCase()}@uji.ac.id`,
    password: `rahasia-${name.toLowerCase()}`,
    kind: 'lecturer',
    status: 'Aktif',
  });
}

interface Twin {
  server: TestServer;
  token: (viewer: Known) => Promise<string>;
  /** Token of a colleague of Sari's, who signed in on both servers. */
  wati: string;
}

async function startTwin(): Promise<Twin> {
  const env = { INDEX_FILES: 'true', JWT_SECRET: 'rahasia-kedua-server-yang-sama-panjang' };
  const server = await startTestServer({ bank: BANK, env });
  const token = (viewer: Known) => {
    const [email, password] = PASSWORDS[viewer];
    return server.tokenOf(email, password);
  };
  const sari = await token('owner');
  for (const body of [question('Apa itu RAHASIA?', 'lecturers')]) {
    expect((await server.send('POST', '/api/questions', body, sari)).status).toBe(201);
  }
  const mira = await token('student');
  const say = { kind: 'komentar', body: 'RAHASIA apa ini?' };
  expect((await server.send('POST', '/api/questionsets/1/comments', say, mira)).status).toBe(201);
  return { server, token, wati: await server.tokenOf('wati@uji.ac.id', 'rahasia-wati') };
}

async function settle({ server }: Twin): Promise<void> {
  const { db, textQueue, setList } = server.services;
  textQueue?.wake();
  await textQueue?.idle();
  setList.changed();
  for (const table of TABLES) await dialectOf(db).setLastId(db, table, NEXT_ID);
}

/** Shares a paper of Sari's with Wati, who returns it: nobody else may know. */
async function shareWithWati({ server, wati }: Omit<Twin, 'token'>, sari: string): Promise<void> {
  const asked = await server.send('GET', '/api/colleagues?q=Wati', undefined, sari);
  const [{ id }] = (await asked.json()) as [{ id: number }];
  const calls = [
    ['PUT', 'people', { people: [{ id, may: 'write' }] }, sari],
    ['POST', 'review', { reviewerId: id }, sari],
    ['POST', 'people/present', undefined, wati],
    ['POST', 'review/return', { note: 'RAHASIA catatan' }, wati],
  ] as const;
  for (const [method, path, body, token] of calls) {
    const answer = await server.send(method, `/api/papers/1/${path}`, body, token);
    expect([path, answer.status]).toEqual([path, 200]);
  }
}

/** Sari's papers, questions and marks, which no administrator sees either. */
async function writePrivately({ server, token, wati }: Twin): Promise<void> {
  const sari = await token('owner');
  const send = (method: string, path: string, body: unknown) =>
    server.send(method, `/api${path}`, body, sari);
  const made = await send('POST', '/questions', question('RAHASIA sendiri', 'owner'));
  expect(made.status).toBe(201);
  const { id } = (await made.json()) as { id: number };
  const paper = {
    title: 'RAHASIA naskah',
    head: { course: 'RAHASIA' },
    instructions: [],
    sections: [{ title: 'A', items: [{ questionId: id }, { questionId: 1 }] }],
    variants: 1,
    shuffleOptions: false,
    size: 'A4',
  };
  expect((await send('POST', '/papers', paper)).status).toBe(201);
  await shareWithWati({ server, wati }, sari);
  const use = { usedOn: '2888-08-08T01:00:00.000Z', term: 'Gasal' };
  expect((await send('POST', '/papers/1/use', use)).status).toBe(200);
  expect((await send('PUT', '/me/pins/1', undefined)).status).toBe(200);
}

/** Sari's own set, with every word that anybody asks for. */
async function writeClosedSet({ server, token }: Twin): Promise<void> {
  const sari = await token('owner');
  const made = await server.send(
    'POST',
    '/api/questionsets',
    {
      title: 'RAHASIA SET sendiri',
      subject: 'Basis Data',
      difficulty: 'Sedang',
      year: 2024,
      lecturer: 'RAHASIA pengampu',
      topics: 'RAHASIA, SQL',
      description: 'RAHASIA',
      lastupdated: '2024-01-01T00:00:00.000Z',
      visibility: 'owner',
      keyVisibility: 'owner',
      examKind: 'UTS',
      term: 'Gasal',
    },
    sari,
  );
  expect(made.status).toBe(201);
  const { id } = ((await made.json()) as { questionSet: { id: number } }).questionSet;
  const add = (category: string, name: string, bytes: string) =>
    uploaded(server, { setId: id, category, name, bytes, token: sari });
  // The bytes of a file that everyone sees, too.
  await add('questions', 'sama.txt', 'RAHASIA masukan jawaban pohon');
  for (const at of [1, 2, 3, 4]) {
    await add(
      'questions',
      `soal-${at}.txt`,
      `KEY masukan jawaban pohon ${'lain '.repeat(at * 99)}`,
    );
  }
  await add('answers', 'kunci.txt', 'RAHASIA KEY jawaban tertutup');
  const say = { kind: 'komentar', body: 'RAHASIA' };
  const said = await server.send('POST', `/api/questionsets/${id}/comments`, say, sari);
  expect(said.status).toBe(201);
}

/** All of an answer, line by line, but when it was given. */
async function whole({ server }: Twin, attempt: Attempt, token: string) {
  const { method, path, body, headers, tagIn } = attempt;
  const answer = await server.get(path, {
    method,
    headers: {
      ...headers,
      ...(token && { 'x-access-token': token }),
      ...(tagIn && { [tagIn]: '"tidak-ada"' }),
    },
    ...(body !== undefined && { body }),
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  const head = [...answer.headers].filter(([name]) => name !== 'date').map(String);
  return [String(answer.status), ...head, bytes.toString('latin1')];
}

const isRead = ({ method }: Attempt) => method === 'GET';

/** Asked as it is: ways around what is closed are a matter of its own. */
const isPlain = ({ method, headers, tagIn }: Attempt) =>
  method !== 'HEAD' && headers.range === undefined && tagIn === undefined;

/** Answers for administrators alone: the audit log, the state of their machine, and the uses of a tag. */
const FOR_ADMINISTRATORS: readonly EndpointName[] = ['audit', 'serverState', 'tagUses'];

const WRITES = [
  {
    to: ['visitor', 'student', 'lecturer'],
    writes: [writePrivately, writeClosedSet],
    but: [],
  },
  { to: ['administrator'], writes: [writePrivately], but: FOR_ADMINISTRATORS },
] as const satisfies readonly {
  to: readonly Viewer[];
  writes: readonly ((twin: Twin) => Promise<void>)[];
  but: readonly EndpointName[];
}[];

/** Calls of which two banks that should answer the same do not, with what they say instead. */
async function differing(twins: readonly Twin[], viewer: Viewer, attempts: readonly Attempt[]) {
  const tokens: string[] = [];
  for (const twin of twins) tokens.push(viewer === 'visitor' ? '' : await twin.token(viewer));
  const found: unknown[] = [];
  for (const attempt of attempts) {
    const answers: string[][] = [];
    for (const [at, twin] of twins.entries()) {
      answers.push(await whole(twin, attempt, tokens[at] ?? ''));
    }
    // A machine without time for either says so, whatever was written.
    if (answers.some(([status]) => status === '503')) continue;
    const [without = [], beside = []] = answers;
    const at = without.findIndex((line, index) => line !== beside[index]);
    if (at < 0 && without.length === beside.length) continue;
    found.push([`${viewer}: ${attempt.method} ${attempt.path}`, without.at(at), beside.at(at)]);
  }
  return found;
}

// One bank has been written to, the other has not: whatever anybody asks of both, they answer the same.
it.each(WRITES)(
  'no answer to $to depends on what they may not see',
  {
    timeout: TIMEOUT,
  },
  async ({ writes, to, but }) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    const twins = [await startTwin(), await startTwin()] as const;
    try {
      for (const write of writes) await write(twins[1]);
      for (const twin of twins) await settle(twin);
      const ids = { sets: [1, 2], files: [2, 3, 6], questions: [1], papers: [1], comments: [1] };
      const none: readonly EndpointName[] = but;
      const all = everyAttempt(ids).filter((one) => isPlain(one) && !none.includes(one.name));
      // Changing calls come after all reads.
      for (const attempts of [all.filter(isRead), all.filter((one) => !isRead(one))]) {
        for (const viewer of to) expect(await differing(twins, viewer, attempts)).toEqual([]);
      }
    } finally {
      vi.useRealTimers();
      for (const { server } of twins) await server.stop();
    }
  },
);
