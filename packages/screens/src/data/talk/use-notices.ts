import type { Id } from '@bank-soal/contract/common';
import type { NoticeAnswer } from '@bank-soal/contract/talk';
import useSWR from 'swr';
import { useApi } from '../../api/api-provider.js';
import type { LoadState } from '../../model/load-state.js';
import { callWithRetry } from '../call-with-retry.js';
import { logFailure } from '../log-failure.js';
import { ownKeys } from '../own-keys.js';
import { toLoadState } from '../to-load-state.js';
import { usePause } from '../use-pause.js';
import { useTouch } from '../use-touch.js';

/** How often is asked whether something is new, while the page is looked at; beside each return to it. */
const EVERY_MS = 120_000;

/** The account's notices, newest first, and how they are marked read; which rejects as the API does. */
export function useNotices(): {
  state: LoadState<readonly NoticeAnswer[]>;
  read: (ids: readonly Id[]) => Promise<void>;
} {
  const api = useApi();
  const touch = useTouch();
  const pause = usePause();
  // With its ETag, by the browser: most times nothing is new, and nothing is sent.
  const load = async () => (await api.notices()).data;
  const answer = useSWR<readonly NoticeAnswer[]>(ownKeys.notices, load, {
    refreshInterval: EVERY_MS,
    onError: logFailure,
  });
  return {
    state: toLoadState(answer),
    async read(ids) {
      const read = callWithRetry(() => api.readNotices({ body: { ids: [...ids] } }), pause);
      await read.finally(() => touch({ refresh: [['notices']] }));
    },
  };
}

/** How many notices are not read; 0 until it is known. */
export function useUnreadCount(): number {
  const api = useApi();
  const load = async () => (await api.notices({ query: { unread: 'true' } })).data.length;
  const { data = 0 } = useSWR<number>(ownKeys.unreadNotices, load, {
    refreshInterval: EVERY_MS,
    onError: logFailure,
  });
  return data;
}
