import { ClientOnly } from '@bank-soal/screens/frame';
import {
  SearchLoadingView,
  SearchScreen,
  type SearchScreenProps,
  searchAddress,
} from '@bank-soal/screens/search';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { lazy, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { visitOf } from '../navigation.js';
import { AS, isInside, paths } from '../paths.js';
import { searchTexts } from '../texts/search.js';
import { useOwnParams, usePageTitle } from './page-hooks.js';

const hrefs = { preview: paths.preview, create: paths.create, upload: paths.upload };

const FileSearchPage = lazy(async () => ({
  default: (await import('./file-search-page.js')).FileSearchPage,
}));

const beyond: SearchScreenProps['beyond'] = (query) => (
  <ClientOnly>
    <FileSearchPage query={query} />
  </ClientOnly>
);

export function SearchPage() {
  usePageTitle(useTexts(searchTexts).title);
  const { key, state: history } = useLocation();
  const visit = visitOf(history);
  const [params, setParams] = useOwnParams();
  const [switchedIn, setSwitchedIn] = useState<string>();
  const switched = switchedIn === visit;
  const inside = isInside(params);

  // Filters of both searches stay; of the rest each reads its own.
  function switchMode(q: string) {
    const next = new URLSearchParams(params);
    if (inside) next.delete('mode');
    else next.set('mode', 'isi');
    next.delete('q');
    if (q) next.set('q', q);
    setSwitchedIn(visit);
    setParams(next);
  }

  if (inside) {
    return (
      <ClientOnly fallback={<SearchLoadingView />}>
        <FileSearchPage onTitles={switchMode} switched={switched} />
      </ClientOnly>
    );
  }

  const viewAs = params.get(AS);
  const state = searchAddress.read(params);
  function write(next: typeof state, as: string | null, replace: boolean) {
    const written = searchAddress.write(next);
    if (as && as !== 'me') written.set(AS, as);
    setParams(written, { replace });
  }
  return (
    <SearchScreen
      key={visit}
      state={state}
      onStateChange={(next, { replace }) => write(next, viewAs, replace)}
      viewAs={viewAs}
      onViewAs={(as) => write(state, as, true)}
      hrefs={hrefs}
      placeKey={key}
      onInside={switchMode}
      beyond={beyond}
      switched={switched}
    />
  );
}
