import { SearchScreen, searchAddress } from '@bank-soal/screens/search';
import { useLocation } from 'react-router-dom';
import { paths } from '../paths.js';
import { useOwnParams } from '../use-own-params.js';
import { usePageTitle } from '../use-page-title.js';

const hrefs = { preview: paths.preview, create: paths.create, upload: paths.upload };

export function SearchPage() {
  usePageTitle('Paket Soal Informatika');
  const { key } = useLocation();
  const [params, setParams] = useOwnParams();
  return (
    <SearchScreen
      state={searchAddress.read(params)}
      onStateChange={(next, { replace }) =>
        setParams(searchAddress.write(next), { replace, preventScrollReset: true })
      }
      hrefs={hrefs}
      placeKey={key}
    />
  );
}
