'use client';

import { useTexts } from '@bank-soal/ui/lib/texts';
import { useFileSearch } from '../../data/search/use-file-search.js';
import { useDropdown } from '../../data/sets/use-dropdown.js';
import { searchTexts } from '../../indonesian/search.js';
import { explanationOf } from '../../model/failure-reason.js';
import type { FileQuery } from '../../model/search/file-query.js';
import { toShownLoad } from '../../model/shown-load.js';
import { useWording } from '../../texts/use-wording.js';
import { type FloatingHrefs, type StateChange, useSetDraft } from '../index.js';
import type { FileResultHrefs, FileResultsState } from './file-results.js';
import { fileSearchAddress } from './file-search-state.js';
import { FileSearchView } from './file-search-view.js';

/** Props of {@link FileSearchScreen}. */
export interface FileSearchScreenProps {
  /** State in the address: `fileSearchAddress.read` makes it. */
  state: FileQuery;
  /** Writes the address; `fileSearchAddress.write` makes its query part. */
  onStateChange: (next: FileQuery, change: StateChange) => void;
  /** Where links lead; keep the object. What has no address is not shown. */
  hrefs: FloatingHrefs & FileResultHrefs;
  /** Leads to the search for sets, with what is typed. */
  onTitles: (q: string) => void;
  /** The person came here by the switch, which takes the focus. */
  switched?: boolean;
  /**
   * Names this visit of the page, such as the key of the history's entry: whoever comes back to it
   * finds the list where they left it.
   */
  placeKey?: string;
}

/** Finds files by what stands in them, and leads to the page. */
export function FileSearchScreen({
  state,
  onStateChange,
  hrefs,
  onTitles,
  switched,
  placeKey,
}: FileSearchScreenProps) {
  const { draft, applied, type, choose, apply } = useSetDraft(
    fileSearchAddress,
    state,
    onStateChange,
  );
  const filters = useDropdown();
  const load = useFileSearch(applied);
  const inWords = useWording();
  const { failedHint } = useTexts(searchTexts);

  function results(): FileResultsState {
    if (load.status === 'idle') return load;
    return toShownLoad(load, (error) => {
      return inWords(explanationOf(error, failedHint));
    });
  }

  return (
    <FileSearchView
      query={draft}
      filters={filters}
      state={results()}
      hrefs={hrefs}
      floating={hrefs}
      placeKey={placeKey}
      switched={switched}
      onType={type}
      onSubmit={(q) => apply({ q })}
      onChoose={choose}
      onApply={apply}
      onTitles={onTitles}
    />
  );
}
