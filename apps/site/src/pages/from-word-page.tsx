import { QuestionsFromWordScreen } from '@bank-soal/screens/questions-from-word';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { paths } from '../paths.js';
import { questionsTexts } from '../texts/questions.js';
import { usePageTitle, useToLogin } from './page-hooks.js';
import { Papers } from './papers.js';

const hrefs = { questions: paths.questions, papers: paths.papers };

export function FromWordPage() {
  usePageTitle(useTexts(questionsTexts).wordTitle);
  return (
    <Papers>
      <QuestionsFromWordScreen hrefs={hrefs} onSessionEnded={useToLogin()} />
    </Papers>
  );
}
