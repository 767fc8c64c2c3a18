'use client';

import { useCallback } from 'react';
import type { DownloadChoice } from '../../data/use-download.js';
import { useDownloads } from '../../data/use-downloads.js';
import { useDropdown } from '../../data/use-dropdown.js';
import { useRecentSets } from '../../data/use-recent-sets.js';
import type { QuestionSet } from '../../model/question-set.js';
import { EVERYTHING } from '../../model/set-query.js';
import { useSetDraft } from '../filters/use-set-draft.js';
import type { FloatingHrefs } from '../floating-links.js';
import { FoundSets } from '../results/found-sets.js';
import { type SearchState, type StateChange, searchAddress } from './search-state.js';
import { SearchView } from './search-view.js';

/** Props of {@link SearchScreen}. */
export interface SearchScreenProps {
  /** What of the search lives in the address. */
  state: SearchState;
  /** Writes the address. */
  onStateChange: (next: SearchState, change: StateChange) => void;
  /** Where the links lead; a floating action without an address is not shown. */
  hrefs: FloatingHrefs & {
    /** The preview of a set. */
    preview: (id: number) => string;
  };
  /**
   * Names this visit of the page, such as the key of the history's entry: whoever comes back to it
   * finds the list where they left it.
   */
  placeKey?: string;
}

/** Finds sets in the whole bank and downloads their questions. */
export function SearchScreen({ state, onStateChange, hrefs, placeKey }: SearchScreenProps) {
  const { draft, applied, type, choose, apply } = useSetDraft(searchAddress, state, onStateChange);
  const filters = useDropdown();
  const recent = useRecentSets();
  const { busy, notice, start, dismiss } = useDownloads();
  const download = useCallback(
    (set: QuestionSet, what: DownloadChoice | undefined) => start(set.id, set, what),
    [start],
  );

  return (
    <FoundSets query={applied}>
      {(results) => (
        <SearchView
          query={draft}
          searched={applied.q}
          filters={filters}
          onType={type}
          onSubmit={(q) => apply({ q })}
          onChoose={choose}
          onApply={apply}
          state={results}
          onClear={() => apply({ ...EVERYTHING, sort: draft.sort })}
          recent={recent}
          floating={hrefs}
          previewHref={hrefs.preview}
          downloading={busy}
          notice={notice}
          placeKey={placeKey}
          onDownload={download}
          onDismiss={dismiss}
        />
      )}
    </FoundSets>
  );
}
