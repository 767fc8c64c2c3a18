'use client';

import { useCallback, useMemo } from 'react';
import { useQuestionSets } from '../data/use-question-sets.js';
import { useDownloads } from '../hooks/use-downloads.js';
import type { LoadState } from '../model/load-state.js';
import type { QuestionSet, SetFile } from '../model/question-set.js';
import { indexOnce, searchSets } from '../model/search-sets.js';
import type { ResultsState } from './search-results.js';
import type { SearchState, StateChange } from './search-state.js';
import { SearchView } from './search-view.js';
import { useSearchText } from './use-search-text.js';

/** Props of {@link SearchScreen}. */
export interface SearchScreenProps {
  /** What of the search lives in the address. */
  state: SearchState;
  onStateChange: (next: SearchState, change: StateChange) => void;
  hrefs: {
    /** The preview of a set. */
    preview: (id: number) => string;
  };
  /**
   * Names this visit of the page, such as the key of the history's entry: whoever comes back to it
   * finds the list where they left it.
   */
  placeKey?: string;
}

const NONE: readonly QuestionSet[] = [];

function useResults(list: LoadState<readonly QuestionSet[]>, q: string): ResultsState {
  const sets = list.status === 'ready' ? list.data : NONE;
  const found = useMemo(() => searchSets(indexOnce(sets), { text: q }), [sets, q]);
  if (list.status !== 'ready') return list;
  return { status: 'ready', found, total: sets.length };
}

/** Finds sets in the whole bank (§2) and downloads their questions. */
export function SearchScreen({ state, onStateChange, hrefs, placeKey }: SearchScreenProps) {
  const results = useResults(useQuestionSets(), state.q.trim());
  const search = useSearchText(state.q, onStateChange);
  const { busy, notice, start, dismiss } = useDownloads();
  const download = useCallback(
    (set: QuestionSet, file: SetFile | undefined) => start(set.id, set.id, file),
    [start],
  );

  return (
    <SearchView
      text={search.text}
      onTextChange={search.type}
      onSubmit={search.submit}
      state={results}
      onClear={() => search.submit('')}
      previewHref={hrefs.preview}
      downloading={busy}
      notice={notice}
      placeKey={placeKey}
      onDownload={download}
      onDismiss={dismiss}
    />
  );
}
