import { OwnSetsScreen, type OwnSetsScreenProps } from '@bank-soal/screens/own-sets';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { paths } from '../paths.js';
import { ownSetsTexts } from '../texts/own-sets.js';
import { OwnSpace } from './own-space.js';
import { usePageTitle, useToLogin } from './page-hooks.js';

const hrefs: OwnSetsScreenProps['hrefs'] = {
  upload: paths.upload,
  preview: (id, as) => paths.preview(id) + (as ? `?as=${as}` : ''),
  edit: paths.edit,
};

export function OwnSetsPage() {
  usePageTitle(useTexts(ownSetsTexts).title);
  return (
    <OwnSpace>
      <OwnSetsScreen hrefs={hrefs} onSessionEnded={useToLogin()} />
    </OwnSpace>
  );
}
