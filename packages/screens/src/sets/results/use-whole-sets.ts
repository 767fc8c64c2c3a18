'use client';

import { useEffect, useMemo, useState } from 'react';
import { useQuestionSets } from '../../data/use-question-sets.js';
import type { QuestionSet } from '../../model/question-set.js';
import type { ResultsState } from '../../model/results-state.js';
import type { SetQuery } from '../../model/set-query.js';

type SearchWhole = typeof import('./search-whole.js').searchWhole;

const NONE: readonly QuestionSet[] = [];

let loaded: SearchWhole | undefined;

/** What searches comes beside the list: before that there is nothing to search. */
function useSearchWhole(wanted: boolean): SearchWhole | undefined {
  const [search, setSearch] = useState(() => loaded);
  useEffect(() => {
    if (!wanted || search) return;
    async function load() {
      try {
        loaded = (await import('./search-whole.js')).searchWhole;
        setSearch(() => loaded);
      } catch (error) {
        // Told to whoever shows what is broken.
        setSearch(() => {
          throw error;
        });
      }
    }
    void load();
  }, [wanted, search]);
  return search;
}

/**
 * Finds sets in the whole bank, which is loaded once.
 *
 * @param wanted `false` asks for nothing
 */
export function useWholeSets(query: SetQuery, wanted: boolean): ResultsState {
  const list = useQuestionSets(wanted);
  const search = useSearchWhole(wanted);
  const sets = list.status === 'ready' ? list.data : NONE;
  const found = useMemo(() => search?.(sets, query), [search, sets, query]);
  if (list.status !== 'ready') return list;
  if (found === undefined) return { status: 'loading' };
  return { status: 'ready', ...found, count: found.found.length, emptyBank: sets.length === 0 };
}
