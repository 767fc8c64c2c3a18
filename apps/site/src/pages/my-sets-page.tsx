import { MySetsScreen } from '@bank-soal/screens/my-page';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../paths.js';
import { mySetsTexts } from '../texts/my-sets.js';
import { mySetsHref, mySetsKind, OwnSpace } from './own-space.js';
import { usePageTitle } from './page-hooks.js';

const hrefs = { preview: paths.preview, search: paths.search };

export function MySetsPage() {
  usePageTitle(useTexts(mySetsTexts).title);
  const navigate = useNavigate();
  const { state } = useLocation();
  const [params] = useSearchParams();
  return (
    <OwnSpace>
      <MySetsScreen
        kind={mySetsKind(params.get('daftar'))}
        onKindChange={(kind) =>
          navigate(mySetsHref(kind), { replace: true, state, preventScrollReset: true })
        }
        hrefs={hrefs}
      />
    </OwnSpace>
  );
}
