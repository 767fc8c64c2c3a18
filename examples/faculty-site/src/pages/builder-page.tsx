import { BuilderScreen } from '@bank-soal/screens/builder';
import { browserPlaces } from '@bank-soal/screens/session';
import { useLanguage } from '../language-provider.js';
import { questionBank } from '../question-bank.js';
import { usePageTitle } from '../use-page-title.js';

const { local } = browserPlaces();

/** The form stays in the browser: this site keeps no papers, and the screen says so. */
export function BuilderPage() {
  const { site, builder } = useLanguage().words;
  usePageTitle(builder, site);
  return <BuilderScreen questions={questionBank} storage={local} />;
}
