import { BrowseScreen, browseAddress } from '@bank-soal/screens/browse';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { useLocation } from 'react-router-dom';
import { visitOf } from '../navigation.js';
import { paths } from '../paths.js';
import { browseTexts } from '../texts/browse.js';
import { useOwnParams, usePageTitle } from './page-hooks.js';

const hrefs = { preview: paths.preview, create: paths.create, upload: paths.upload };

export function BrowsePage() {
  usePageTitle(useTexts(browseTexts).title);
  const { key, state } = useLocation();
  const [params, setParams] = useOwnParams();
  return (
    <BrowseScreen
      key={visitOf(state)}
      state={browseAddress.read(params)}
      onStateChange={(next, { replace }) => setParams(browseAddress.write(next), { replace })}
      hrefs={hrefs}
      placeKey={key}
    />
  );
}
