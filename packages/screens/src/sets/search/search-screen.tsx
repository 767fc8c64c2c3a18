'use client';

import { lazy, type ReactNode, useCallback } from 'react';
import { ClientOnly } from '../../browser/client-only.js';
import type { DownloadChoice } from '../../data/files/use-download.js';
import { useDownloads } from '../../data/files/use-downloads.js';
import { useRecentSets } from '../../data/sets/use-recent-sets.js';
import type { QuestionSet } from '../../model/sets/question-set.js';
import { useSession } from '../../session/session-provider.js';
import { SetList, type SetListScreenProps } from '../index.js';
import type { SearchAsProps } from './search-as.js';
import { SearchLoadingView } from './search-loading-view.js';
import { type SearchViewMode, searchAddress } from './search-state.js';
import { SearchView, type SearchViewProps } from './search-view.js';

// Only administrators look as others do.
const SearchAs = lazy(async () => ({ default: (await import('./search-as.js')).SearchAs }));

/** Props of {@link SearchScreen}. */
export interface SearchScreenProps extends SetListScreenProps<SearchViewMode> {
  /** Leads to the search inside files, with what is typed; without it there is no switch. */
  onInside?: (q: string) => void;
  /** Stands below a search that found nothing, such as what is inside files. */
  beyond?: SearchViewProps['beyond'];
  /** The person came here by the switch, which takes the focus. */
  switched?: boolean;
  /** Whose eyes an administrator has borrowed, as the address has it. */
  viewAs?: SearchAsProps['viewAs'];
  /** Writes it to the address; without it administrators cannot look as others do. */
  onViewAs?: SearchAsProps['onViewAs'];
}

/** Finds sets in the whole bank and downloads their questions. */
export function SearchScreen({ viewAs, onViewAs, ...search }: SearchScreenProps) {
  const { isAdmin } = useSession();
  const found = (above?: ReactNode) => <Search {...search} above={above} />;
  if (!isAdmin || !onViewAs) return found();
  return (
    <ClientOnly fallback={<SearchLoadingView />}>
      <SearchAs viewAs={viewAs} onViewAs={onViewAs}>
        {found}
      </SearchAs>
    </ClientOnly>
  );
}

type SearchProps = Omit<SearchScreenProps, 'viewAs' | 'onViewAs'> & Pick<SearchViewProps, 'above'>;

function Search({ hrefs, placeKey, above, onInside, beyond, switched, ...address }: SearchProps) {
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
          above={above}
          recent={recent}
          floating={hrefs}
          previewHref={hrefs.preview}
          downloading={busy}
          notice={notice}
          placeKey={placeKey}
          onInside={onInside}
          beyond={beyond}
          switched={switched}
          onDownload={download}
          onDismiss={dismiss}
        />
      )}
    </SetList>
  );
}
