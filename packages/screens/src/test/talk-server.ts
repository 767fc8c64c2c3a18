import type { CommentAnswer, CommentBody } from '@bank-soal/contract/talk';
import { serve } from './mock.js';
import { store } from './store.js';

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

/** A server that keeps what is said of one set, and notes what it was sent. */
export function talkServer(first: readonly CommentAnswer[] = []) {
  const calls = {
    said: [] as CommentBody[],
    changed: [] as unknown[],
    removed: [] as string[],
    resolved: [] as unknown[],
  };
  const comments = store(first, 99);
  const handlers = serve({
    comments: () => comments.all(),
    createComment: ({ body }) => {
      calls.said.push(body);
      const { kind, fileId = null, page = null, replyTo = null } = body;
      return comments.add(ownComment({ kind, fileId, page, replyTo, body: body.body }));
    },
    updateComment: ({ id, body }) => {
      calls.changed.push(body);
      return comments.change(id, body);
    },
    deleteComment: ({ id }) => {
      calls.removed.push(String(id));
      for (const one of comments.all()) if (one.replyTo === id) comments.remove(one.id);
      return comments.remove(id);
    },
    resolveComment: ({ id, body: { answer = null } }) => {
      calls.resolved.push(answer);
      return comments.change(id, { status: 'selesai', answer });
    },
  });
  return { calls, handlers };
}
