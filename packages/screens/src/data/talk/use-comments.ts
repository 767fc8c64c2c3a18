import type { Id } from '@bank-soal/contract/common';
import type { CommentBody, CommentChange } from '@bank-soal/contract/talk';
import { useMemo } from 'react';
import useSWR from 'swr';
import { useApi } from '../../api/api-provider.js';
import type { LoadState } from '../../model/load-state.js';
import type { Talk } from '../../model/talk/talk.js';
import { callWithRetry } from '../call-with-retry.js';
import { keys } from '../keys.js';
import { logFailure } from '../log-failure.js';
import { toLoadState } from '../to-load-state.js';
import { usePause } from '../use-pause.js';
import { useTouch } from '../use-touch.js';

/** Comments on a set; asked for again when the window has the focus again. */
export function useComments(set: Id): LoadState<Talk> {
  const api = useApi();
  const load = async () => ({
    comments: (await api.comments({ id: set })).data,
    at: Date.now(),
  });
  return toLoadState(useSWR(keys.comments(set), load, { onError: logFailure }));
}

/** Changes to what is said of a set; each waits out the pauses that the server asks for, and rejects as the API does. */
export interface CommentWrites {
  say(body: CommentBody): Promise<void>;
  change(id: Id, body: CommentChange): Promise<void>;
  remove(id: Id): Promise<void>;
  resolve(id: Id, answer: string | null): Promise<void>;
}

/** The changes to what is said of a set; it is loaded again after each, and after one that came too late. */
export function useCommentWrites(set: Id): CommentWrites {
  const api = useApi();
  const touch = useTouch();
  const pause = usePause();
  return useMemo(() => {
    const reload = () => touch({ refresh: [keys.comments(set)] });
    const written = async (work: () => Promise<unknown>): Promise<void> => {
      await callWithRetry(work, pause).finally(reload);
    };
    return {
      say: (body) => written(() => api.createComment({ id: set, body })),
      change: (id, body) => written(() => api.updateComment({ id, body })),
      remove: (id) => written(() => api.deleteComment({ id })),
      resolve: (id, answer) => written(() => api.resolveComment({ id, body: { answer } })),
    };
  }, [api, set, touch, pause]);
}
