import { SearchLoadingView, SearchScreen, searchAddress } from '@bank-soal/screens/search';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../paths.js';
import { useOwnParams } from '../use-own-params.js';
import { usePageTitle } from '../use-page-title.js';

const hrefs = { preview: paths.preview, create: paths.create, upload: paths.upload };

const FileSearchPage = lazy(async () => ({
  default: (await import('./file-search-page.js')).FileSearchPage,
}));

export function SearchPage() {
  usePageTitle('Paket Soal Informatika');
  const { key } = useLocation();
  const [params, setParams] = useOwnParams();
  const [switched, setSwitched] = useState(false);
  const inside = params.get('mode') === 'isi';

  // What both searches know stays; of the rest each reads its own.
  function switchMode(q: string) {
    const next = new URLSearchParams(params);
    if (inside) next.delete('mode');
    else next.set('mode', 'isi');
    next.delete('q');
    if (q) next.set('q', q);
    setSwitched(true);
    setParams(next, { preventScrollReset: true });
  }

  if (inside) {
    return (
      <Suspense fallback={<SearchLoadingView />}>
        <FileSearchPage onTitles={switchMode} switched={switched} />
      </Suspense>
    );
  }
  return (
    <SearchScreen
      state={searchAddress.read(params)}
      onStateChange={(next, { replace }) =>
        setParams(searchAddress.write(next), { replace, preventScrollReset: true })
      }
      hrefs={hrefs}
      placeKey={key}
      onInside={switchMode}
      switched={switched}
    />
  );
}
