import type { Id } from '@bank-soal/contract/common';
import type {
  PaperAnswer,
  PaperPeopleBody,
  PaperPerson,
  PaperPresence,
} from '@bank-soal/contract/papers';
import { useMemo } from 'react';
import useSWR from 'swr';
import { useApi } from '../api/api-provider.js';
import { callWithRetry } from './call-with-retry.js';
import { keys } from './keys.js';
import { logFailure } from './log-failure.js';
import { usePause } from './use-pause.js';
import { useTouch } from './use-touch.js';

/** How often an open paper says so, in milliseconds. */
const EVERY_MS = 20_000;

/** A paper, and its tag. */
export interface TaggedPaper {
  data: PaperAnswer;
  etag: string | undefined;
}

/** What is done with the people of a paper; each rejects as the API does. */
export interface PaperPeopleWrites {
  /** Shares a paper with exactly these people. */
  share(id: Id, body: PaperPeopleBody): Promise<TaggedPaper>;
  /** Leaves a paper that another shared. */
  leave(id: Id): Promise<void>;
  /** Asks somebody to verify a paper. */
  ask(id: Id, reviewerId: Id): Promise<TaggedPaper>;
  /** Verifies the paper of that tag. */
  verify(id: Id, etag: string | undefined): Promise<TaggedPaper>;
  /** Returns a paper with a note. */
  giveBack(id: Id, note: string): Promise<TaggedPaper>;
}

/** What is done with the people of a paper; the lists that it stands in are loaded again. */
export function usePaperPeopleWrites(): PaperPeopleWrites {
  const api = useApi();
  const touch = useTouch();
  const pause = usePause();
  return useMemo(() => {
    async function write<T>(call: () => Promise<T>): Promise<T> {
      const answer = await callWithRetry(call, pause);
      touch({ refresh: [['papers', 'page']] });
      return answer;
    }
    return {
      share: (id, body) => write(() => api.sharePaper({ id, body })),
      leave: async (id) => void (await write(() => api.leavePaper({ id }))),
      ask: (id, reviewerId) => write(() => api.askReview({ id, body: { reviewerId } })),
      verify: (id, ifMatch) => write(() => api.verifyPaper({ id, body: {}, ifMatch })),
      giveBack: (id, note) => write(() => api.returnPaper({ id, body: { note } })),
    };
  }, [api, touch, pause]);
}

const NOBODY: readonly PaperPerson[] = [];

/** People with whom a paper can be shared; none until they are known. */
export function useColleagues(): readonly PaperPerson[] {
  const api = useApi();
  const load = async () => (await api.colleagues()).data;
  return useSWR(keys.colleagues, load, { onError: logFailure }).data ?? NOBODY;
}

/** Who else has a paper open, and its tag; undefined until it is known. */
export function usePaperPresence(id: Id | undefined): PaperPresence | undefined {
  const api = useApi();
  const key = id === undefined ? null : keys.paperPresence(id);
  return useSWR(key, async ([, , one]) => (await api.presentInPaper({ id: one })).data, {
    refreshInterval: EVERY_MS,
    onError: logFailure,
  }).data;
}
