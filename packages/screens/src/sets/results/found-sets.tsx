'use client';

import { searchSets } from '@bank-soal/contract/set-search';
import { lazy, Suspense, useMemo } from 'react';
import { useQuestionSets } from '../../data/use-question-sets.js';
import { useSite } from '../../data/use-site.js';
import type { QuestionSet } from '../../model/question-set.js';
import type { ResultsState } from '../../model/results-state.js';
import { indexOnce } from '../../model/search-sets.js';
import { type SetQuery, severalWords, toFilter } from '../../model/set-query.js';
import { sortOnce } from '../../model/sort-sets.js';
import type { FoundSetsProps } from './paged-sets.js';

/** From so many sets on the server is asked for pages. */
const LARGE = 20_000;

const NONE: readonly QuestionSet[] = [];
const LOADING: ResultsState = { status: 'loading' };

const PagedSets = lazy(async () => ({ default: (await import('./paged-sets.js')).PagedSets }));

/** The sets that have the text as it was typed; where none has, those that have all of its words. */
function search(sets: readonly QuestionSet[], query: SetQuery) {
  const index = indexOnce(sortOnce(sets, query.sort));
  const filter = toFilter(query);
  const found = searchSets(index, filter);
  if (found.length > 0 || !severalWords(query)) return { found, allWords: false };
  const loose = searchSets(index, { ...filter, words: 'all' });
  return { found: loose, allWords: loose.length > 0 };
}

/** Finds sets in the whole bank, which is loaded once, as soon as it is known to be wanted. */
function WholeSets({ query, wanted, children }: FoundSetsProps & { wanted: boolean }) {
  const list = useQuestionSets(wanted);
  const sets = list.status === 'ready' ? list.data : NONE;
  const { found, allWords } = useMemo(() => search(sets, query), [sets, query]);
  if (list.status !== 'ready') return children(list);
  const emptyBank = sets.length === 0;
  return children({ status: 'ready', found, count: found.length, allWords, emptyBank });
}

/** Finds sets: in the whole bank here, or at the server where the bank is large. */
export function FoundSets(props: FoundSetsProps) {
  const site = useSite();
  if (site.status === 'ready' && site.data.questionSetCount > LARGE) {
    return (
      <Suspense fallback={props.children(LOADING)}>
        <PagedSets {...props} />
      </Suspense>
    );
  }
  return <WholeSets {...props} wanted={site.status !== 'loading'} />;
}
