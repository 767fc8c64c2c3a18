'use client';

import { useCallback } from 'react';
import type { DownloadChoice } from '../../data/use-download.js';
import { useDownloads } from '../../data/use-downloads.js';
import { useRecentSets } from '../../data/use-recent-sets.js';
import type { QuestionSet } from '../../model/question-set.js';
import { SetList, type SetListScreenProps } from '../index.js';
import { type SearchViewMode, searchAddress } from './search-state.js';
import { SearchView } from './search-view.js';

/** Props of {@link SearchScreen}. */
export interface SearchScreenProps extends SetListScreenProps<SearchViewMode> {
  /** Leads to the search inside files, with what is typed; without it there is no switch. */
  onInside?: (q: string) => void;
  /** The person came here by the switch, which takes the focus. */
  switched?: boolean;
}

/** Finds sets in the whole bank and downloads their questions. */
export function SearchScreen({
  hrefs,
  placeKey,
  onInside,
  switched,
  ...address
}: SearchScreenProps) {
  const recent = useRecentSets();
  const { busy, notice, start, dismiss } = useDownloads();
  const download = useCallback(
    (set: QuestionSet, what: DownloadChoice | undefined) => start(set.id, set, what),
    [start],
  );
  return (
    <SetList address={searchAddress} {...address}>
      {(list) => (
        <SearchView
          {...list}
          recent={recent}
          floating={hrefs}
          previewHref={hrefs.preview}
          downloading={busy}
          notice={notice}
          placeKey={placeKey}
          onInside={onInside}
          switched={switched}
          onDownload={download}
          onDismiss={dismiss}
        />
      )}
    </SetList>
  );
}
