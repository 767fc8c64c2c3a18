import type { PaperAnswer, PaperBody } from '@bank-soal/contract/papers';
import type { QuestionAnswer, QuestionBody } from '@bank-soal/contract/questions';
import type { TestServer } from './start-test-server.js';

/** Somebody's calls of questions, papers and pictures. */
export interface PaperCalls {
  token: string;
  get: (path: string, headers?: Record<string, string>) => Promise<Response>;
  send: (
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<Response>;
  /** A question that must be made. */
  question: (body?: Partial<QuestionBody>) => Promise<QuestionAnswer>;
  /** A paper that must be made. */
  paper: (body?: PaperBody) => Promise<PaperAnswer>;
  /** Uploads a picture. */
  image: (bytes: Uint8Array, name?: string) => Promise<Response>;
}

async function made<T>(answer: Response): Promise<T> {
  const body = await answer.json();
  if (answer.status !== 201) throw new Error(`${answer.status}: ${JSON.stringify(body)}`);
  return body as T;
}

/** The calls of who has a token. */
export function paperCalls(server: TestServer, token: string): PaperCalls {
  const own = { 'x-access-token': token };
  const send: PaperCalls['send'] = (method, path, body, headers) =>
    server.get(`/api${path}`, {
      method,
      headers: {
        ...own,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  return {
    token,
    send,
    get: (path, headers) => server.get(`/api${path}`, { headers: { ...own, ...headers } }),
    question: async (body) =>
      made(
        await send('POST', '/questions', {
          kind: 'uraian',
          markdown: 'Jelaskan pohon biner.',
          answer: 'Pohon dengan dua anak.',
          ...body,
        }),
      ),
    paper: async (body = {}) => made(await send('POST', '/papers', body)),
    image: (bytes, name = 'gambar.png') => {
      const form = new FormData();
      form.append('file', new Blob([Uint8Array.from(bytes)]), name);
      return server.get('/api/images', { method: 'POST', headers: own, body: form });
    },
  };
}

const PEOPLE = {
  sari: ['sari@uji.ac.id', 'rahasia-sari'],
  kepala: ['kepala@uji.ac.id', 'rahasia-kepala'],
  mira: ['mira@uji.ac.id', 'rahasia-mira'],
} as const;

/** The calls of one of the sample bank's people. */
export async function callsOf(server: TestServer, who: keyof typeof PEOPLE): Promise<PaperCalls> {
  const [email, password] = PEOPLE[who];
  return paperCalls(server, await server.tokenOf(email, password));
}

/** The calls of a lecturer of that name, who is there from now on. */
export async function newLecturer(server: TestServer, name: string): Promise<PaperCalls> {
  const { send } = await callsOf(server, 'kepala');
  const email = `${name.toLowerCase()}@uji.ac.id`;
  const password = `rahasia-${name.toLowerCase()}`;
  const answer = await send('POST', '/admin/dosen', { nama: name, email, password });
  if (answer.status !== 201) throw new Error(`${answer.status}`);
  return paperCalls(server, await server.tokenOf(email, password));
}

/** One section of some questions, in the order of their ids. */
export const sectionOf = (...questions: readonly { id: number; version?: number }[]) => ({
  title: 'Bagian A',
  items: questions.map(({ id, version }) => ({ questionId: id, ...(version && { version }) })),
});

/** A paper of a choice and an essay, in two variants. */
export async function examOf(calls: PaperCalls) {
  const choice = await calls.question({
    kind: 'pilihan',
    markdown: 'Berapa $$2^3$$?',
    options: [
      { markdown: '6', right: false },
      { markdown: '8', right: true },
      { markdown: '9', right: false },
    ],
    points: 2,
  });
  const essay = await calls.question({
    markdown: 'Jelaskan *antrean*.',
    answer: '=1+1',
    points: 3,
  });
  return calls.paper({
    title: 'UTS: Struktur/Data',
    head: { university: 'Universitas Uji', course: 'Struktur Data' },
    sections: [{ ...sectionOf(choice, essay), shuffle: true }],
    variants: 2,
    shuffleOptions: true,
    seed: 3,
  });
}
