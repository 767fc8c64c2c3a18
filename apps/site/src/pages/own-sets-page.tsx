import { OwnSetsScreen } from '@bank-soal/screens/own-sets';
import { Contribution } from '../contribution.js';
import { paths } from '../paths.js';
import { usePageTitle } from '../use-page-title.js';
import { useToLogin } from '../use-to-login.js';

const hrefs = { upload: paths.upload, preview: paths.preview, edit: paths.edit };

export function OwnSetsPage() {
  usePageTitle('Soal Saya');
  return (
    <Contribution>
      <OwnSetsScreen hrefs={hrefs} onSessionEnded={useToLogin()} />
    </Contribution>
  );
}
