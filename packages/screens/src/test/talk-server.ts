import type { CommentAnswer, CommentBody } from '@bank-soal/contract/comments';
import type { HttpHandler } from 'msw';
import { answers, type MockCall } from './mock.js';

const MINUTE_MS = 60_000;

const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS).toISOString();

/** What somebody said, hours ago. */
export function commentAnswer(part: Partial<CommentAnswer> = {}): CommentAnswer {
  const at = ago(300);
  return {
    id: 1,
    kind: 'komentar',
    status: 'terbuka',
    fileId: null,
    page: null,
    body: 'Soal nomor 5 bagus untuk latihan normalisasi.',
    author: { id: 40, name: 'Mira Lestari' },
    mine: false,
    created_at: at,
    updated_at: at,
    answer: null,
    replyTo: null,
    ...part,
  };
}

/** What was said a moment ago by the reader. */
export const ownComment = (part: Partial<CommentAnswer> = {}): CommentAnswer =>
  commentAnswer({
    id: 9,
    mine: true,
    author: { id: 3, name: 'Dr. Siti' },
    body: 'Apakah ada pembahasannya?',
    created_at: ago(2),
    updated_at: ago(2),
    ...part,
  });

/** What a pretended server was sent. */
export interface TalkCalls {
  said: CommentBody[];
  changed: unknown[];
  removed: string[];
  resolved: unknown[];
}

/** A server that keeps what is said of one set, and notes what it was sent. */
export function talkServer(first: readonly CommentAnswer[] = []) {
  const calls: TalkCalls = { said: [], changed: [], removed: [], resolved: [] };
  let comments = [...first];
  const idOf = ({ params }: MockCall) => Number(params.id);
  function replace(id: number, part: Partial<CommentAnswer>) {
    comments = comments.map((one) => (one.id === id ? { ...one, ...part } : one));
    return comments.find((one) => one.id === id);
  }
  const handlers: HttpHandler[] = [
    answers('comments', () => comments),
    answers('createComment', async ({ request }: MockCall) => {
      const body = (await request.json()) as CommentBody;
      calls.said.push(body);
      const { kind, fileId = null, page = null, replyTo = null } = body;
      const made = ownComment({
        id: 100 + comments.length,
        kind,
        fileId,
        page,
        replyTo,
        body: body.body,
      });
      comments = [...comments, made];
      return made;
    }),
    answers('updateComment', async (call: MockCall) => {
      const body = (await call.request.json()) as { body: string };
      calls.changed.push(body);
      return replace(idOf(call), body);
    }),
    answers('deleteComment', (call: MockCall) => {
      calls.removed.push(call.params.id ?? '');
      comments = comments.filter(({ id, replyTo }) => ![id, replyTo].includes(idOf(call)));
      return { message: 'Komentar dihapus.' };
    }),
    answers('resolveComment', async (call: MockCall) => {
      const { answer } = (await call.request.json()) as { answer: string | null };
      calls.resolved.push(answer);
      return replace(idOf(call), { status: 'selesai', answer });
    }),
  ];
  return { calls, handlers };
}
