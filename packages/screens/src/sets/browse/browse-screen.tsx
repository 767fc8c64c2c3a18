'use client';

import { useDropdown } from '../../data/use-dropdown.js';
import { EVERYTHING } from '../../model/set-query.js';
import { useSetDraft } from '../filters/use-set-draft.js';
import { FoundSets } from '../results/found-sets.js';
import type { StateChange } from '../search/search-state.js';
import { type BrowseState, browseAddress } from './browse-state.js';
import { BrowseView } from './browse-view.js';

/** Props of {@link BrowseScreen}. */
export interface BrowseScreenProps {
  /** What of the browsing lives in the address. */
  state: BrowseState;
  /** Writes the address. */
  onStateChange: (next: BrowseState, change: StateChange) => void;
  /** Where links lead. */
  hrefs: {
    /** The preview of a set. */
    preview: (id: number) => string;
    /** The question-form builder; without an address the floating plus is not shown. */
    create?: string;
    /** The upload form, offered where the bank is empty. */
    upload?: string;
  };
  /** Names this visit of the page, such as the key of the history's entry. */
  placeKey?: string;
}

/** Browses all sets, which are live. */
export function BrowseScreen({ state, onStateChange, hrefs, placeKey }: BrowseScreenProps) {
  const { draft, applied, type, choose, apply } = useSetDraft(browseAddress, state, onStateChange);
  const filters = useDropdown();
  return (
    <FoundSets query={applied}>
      {(results) => (
        <BrowseView
          query={draft}
          searched={applied.q}
          filters={filters}
          onType={type}
          onSubmit={(q) => apply({ q })}
          onChoose={choose}
          onApply={apply}
          state={results}
          onClear={() => apply({ ...EVERYTHING, sort: draft.sort })}
          createHref={hrefs.create}
          uploadHref={hrefs.upload}
          previewHref={hrefs.preview}
          placeKey={placeKey}
        />
      )}
    </FoundSets>
  );
}
