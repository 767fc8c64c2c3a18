'use client';

import { useSearchIndex } from '../../data/administration/use-search-index.js';
import { toShownLoad } from '../../model/shown-load.js';
import { type OnSignedOut, useAdminSession, useFailureDetail } from '../shared/index.js';
import { SearchIndexView } from './search-index-view.js';

export interface SearchIndexScreenProps {
  /** Leads to the login; the ended session is gone by then. */
  onSignedOut: OnSignedOut;
}

/** How many files can be searched inside, for administrators. */
export function SearchIndexScreen({ onSignedOut }: SearchIndexScreenProps) {
  const detailOf = useFailureDetail();
  const load = useSearchIndex();
  useAdminSession(onSignedOut, [load]);

  return <SearchIndexView state={toShownLoad(load, detailOf)} />;
}
