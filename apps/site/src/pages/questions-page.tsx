import { QuestionsScreen } from '@bank-soal/screens/questions';
import { browserPlaces } from '@bank-soal/screens/session';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { paths } from '../paths.js';
import { questionsTexts } from '../texts/questions.js';
import { usePageTitle, useToLogin } from './page-hooks.js';
import { Papers } from './papers.js';

const { local } = browserPlaces();
const hrefs = { papers: paths.papers, fromWord: paths.fromWord };

export function QuestionsPage() {
  usePageTitle(useTexts(questionsTexts).title);
  return (
    <Papers>
      <QuestionsScreen hrefs={hrefs} storage={local} onSessionEnded={useToLogin()} />
    </Papers>
  );
}
