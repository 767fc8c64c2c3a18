import { SearchScreen, searchAddress } from '@bank-soal/screens/search';
import { useLanguage } from '../language-provider.js';
import { paths } from '../paths.js';
import { useAddress } from '../use-address.js';
import { usePageTitle } from '../use-page-title.js';

const hrefs = { preview: paths.preview, create: paths.builder };

export function SearchPage() {
  const { site } = useLanguage().words;
  const { params, write } = useAddress();
  usePageTitle(site, site);
  return (
    <SearchScreen
      state={searchAddress.read(params)}
      onStateChange={(next, change) => write(searchAddress.write(next), change)}
      hrefs={hrefs}
    />
  );
}
