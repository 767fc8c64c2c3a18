import type { QuestionAnswer } from '@bank-soal/contract/questions';
import { type AdminServer, startAdminServer } from './admin-calls.js';
import type { TestOptions } from './start-test-server.js';

/** Callers: an administrator, two lecturers, a student. */
export type Caller = 'kepala' | 'sari' | 'tono' | 'mira';

/** The numbers of those accounts. */
export const IDS: Readonly<Record<Caller, number>> = { kepala: 1, sari: 2, mira: 4, tono: 5 };

/** A paper that was used. */
interface UsedPaper {
  owner: Caller | null;
  questions: readonly number[];
  usedOn: string;
  title?: string;
  term?: string | null;
  status?: 'draf' | 'dipakai';
}

/** A test server, and what tests of questions ask of it. */
export interface QuestionServer extends AdminServer {
  /** A call by somebody; `headers` beside their token. */
  by: (
    who: Caller,
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<Response>;
  /** A form that somebody sends. */
  form: (who: Caller, path: string, body: FormData) => Promise<Response>;
  /** A new question of somebody. */
  ask: (who: Caller, body?: object) => Promise<QuestionAnswer>;
  /** Stores a paper, whatever it took to write it. */
  usePaper: (paper: UsedPaper) => Promise<number>;
}

export async function startQuestionServer(options?: TestOptions): Promise<QuestionServer> {
  const server = await startAdminServer(options);
  const tono = { nama: 'Tono Hartono', email: 'tono@uji.ac.id', password: 'rahasia-tono' };
  await server.call('POST', '/admin/dosen', tono);
  const tokens: Record<Caller, string> = {
    kepala: server.adminToken,
    sari: await server.tokenOf('sari@uji.ac.id', 'rahasia-sari'),
    tono: await server.tokenOf(tono.email, tono.password),
    mira: await server.tokenOf('mira@uji.ac.id', 'rahasia-mira'),
  };
  const by: QuestionServer['by'] = (who, method, path, body, headers = {}) =>
    server.get(`/api${path}`, {
      method,
      body: body === undefined ? null : JSON.stringify(body),
      headers: { 'x-access-token': tokens[who], ...headers },
    });
  return {
    ...server,
    by,
    form: (who, path, body) =>
      server.get(`/api${path}`, {
        method: 'POST',
        body,
        headers: { 'x-access-token': tokens[who] },
      }),
    ask: async (who, body = {}) => {
      const question = { kind: 'uraian', markdown: 'Jelaskan tumpukan.', ...body };
      return (await (await by(who, 'POST', '/questions', question)).json()) as QuestionAnswer;
    },
    usePaper: async ({ owner, questions, usedOn, title = 'UTS', term = null, status }) => {
      const { db } = server.services;
      const now = new Date().toISOString();
      const { id } = await db
        .insertInto('papers')
        .values({
          owner_id: owner === null ? null : IDS[owner],
          title,
          head: '{}',
          instructions: '[]',
          sections: '[]',
          variants: 1,
          shuffle_options: 0,
          size: 'A4',
          seed: 1,
          status: status ?? 'dipakai',
          used_on: usedOn,
          term,
          version: 1,
          search_text: title.toLowerCase(),
          created_at: now,
          updated_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const items = questions.map((question_id, position) => ({
        paper_id: id,
        section: 0,
        position,
        question_id,
        version: 1,
        points: 1,
        space: 'none' as const,
      }));
      await db.insertInto('paper_items').values(items).execute();
      return id;
    },
  };
}
