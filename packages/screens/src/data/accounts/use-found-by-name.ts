import type { PaperAnswer } from '@bank-soal/contract/papers';
import type { QuestionSetAnswer } from '@bank-soal/contract/sets';
import useSWR from 'swr';
import { useApi } from '../../api/api-provider.js';
import { useDebounced } from '../../browser/use-debounced.js';
import { useSession } from '../../session/session-provider.js';
import { keys } from '../keys.js';
import { logFailure } from '../log-failure.js';
import { loadFilterLists } from '../sets/use-dropdown.js';

/** So many of each kind; a search finds the others. */
const MOST = 5;

/** Shorter texts find too much. */
const SHORTEST = 2;

/** Accounts found by the typed text. */
export interface FoundByName {
  sets?: readonly QuestionSetAnswer[] | undefined;
  /** All courses, whatever is typed. */
  courses?: readonly string[] | undefined;
  papers?: readonly PaperAnswer[] | undefined;
}

const NOTHING: FoundByName = {};
const OPTIONS = { onError: logFailure, keepPreviousData: true } as const;

/** Sets by title, course or lecturer, own papers by title, and courses; only of the kinds that are wanted. */
export function useFoundByName(
  text: string,
  wanted: Partial<Record<keyof FoundByName, unknown>>,
): FoundByName {
  const api = useApi();
  const { user } = useSession();
  const q = useDebounced(text.trim(), 200);
  const isAsked = q.length >= SHORTEST;
  const ask = (one: keyof FoundByName) => isAsked && wanted[one] !== undefined;
  const { data: sets } = useSWR(
    ask('sets') ? keys.foundSets(q) : null,
    async () => (await api.questionSets({ query: { q, limit: MOST } })).data,
    OPTIONS,
  );
  const { data: papers } = useSWR(
    ask('papers') && user ? keys.foundPapers(q) : null,
    async () => (await api.papers({ query: { q, limit: MOST } })).data,
    OPTIONS,
  );
  const { data: lists } = useSWR(
    ask('courses') ? keys.dropdown : null,
    () => loadFilterLists(api),
    OPTIONS,
  );
  return isAsked ? { sets, papers, courses: lists?.courseTags } : NOTHING;
}
