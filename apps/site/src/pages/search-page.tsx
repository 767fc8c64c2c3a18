import { SearchScreen } from '@bank-soal/screens/search';
import { useLocation, useSearchParams } from 'react-router-dom';
import { paths } from '../paths.js';
import { usePageTitle } from '../use-page-title.js';

const hrefs = { preview: paths.preview };

export function SearchPage() {
  usePageTitle('Paket Soal Informatika');
  const { key } = useLocation();
  const [params, setParams] = useSearchParams();
  return (
    <SearchScreen
      state={{ q: params.get('q') ?? '' }}
      onStateChange={({ q }, { replace }) =>
        setParams(q === '' ? {} : { q }, { replace, preventScrollReset: true })
      }
      hrefs={hrefs}
      placeKey={key}
    />
  );
}
