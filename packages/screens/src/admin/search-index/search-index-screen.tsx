'use client';

import { useSearchIndex } from '../../data/use-search-index.js';
import { useWording } from '../../messages/use-wording.js';
import { failureSentence, type OnSignedOut, useAdminSession } from '../shared/index.js';
import { SearchIndexView, type SearchIndexViewState } from './search-index-view.js';

/** Props of {@link SearchIndexScreen}. */
export interface SearchIndexScreenProps {
  /** Leads to the login; the ended session is gone by then. */
  onSignedOut: OnSignedOut;
}

/** How many files can be searched inside, for administrators. */
export function SearchIndexScreen({ onSignedOut }: SearchIndexScreenProps) {
  const inWords = useWording();
  const load = useSearchIndex();
  useAdminSession(onSignedOut, [load]);

  function view(): SearchIndexViewState {
    if (load.status === 'ready') return { status: 'ready', ...load.data };
    if (load.status === 'loading') return load;
    const { busy, retry, error } = load;
    return {
      status: 'failed',
      detail: inWords(failureSentence(error, '')) || undefined,
      busy,
      retry,
    };
  }

  return <SearchIndexView state={view()} />;
}
