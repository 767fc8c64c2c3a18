import { BuilderScreen } from '@bank-soal/screens/builder';
import { browserPlaces } from '@bank-soal/screens/session';
import { questionBank } from '../question-bank/index.js';
import { usePageTitle } from '../use-page-title.js';

const { local } = browserPlaces();

export function BuilderPage() {
  usePageTitle('Pembuat Form Soal');
  return <BuilderScreen questions={questionBank} storage={local} />;
}
