import { GuideView } from '@bank-soal/screens/guide';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { paths } from '../paths.js';
import { guideTexts } from '../texts/guide.js';
import { usePageTitle } from './page-hooks.js';

const hrefs = { upload: paths.upload, ownSets: paths.ownSets };

/** `scripts/guide-pictures.mjs` makes them. */
const picture = (name: string) => `/panduan/${name}.png`;

export function GuidePage() {
  usePageTitle(useTexts(guideTexts).title);
  return <GuideView picture={picture} hrefs={hrefs} />;
}
