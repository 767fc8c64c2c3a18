import { QuestionsScreen } from '@bank-soal/screens/questions';
import { browserPlaces } from '@bank-soal/screens/session';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { paths } from '../paths.js';
import { questionsTexts } from '../texts/questions.js';
import { OwnSpace } from './own-space.js';
import { usePageTitle, useToLogin } from './page-hooks.js';
import { Papers } from './papers.js';

const { local } = browserPlaces();
const hrefs = { questions: paths.questions, papers: paths.papers, fromWord: paths.fromWord };

/** Questions of the bank, and on addresses of their own those that are written: the list outlives them. */
export function QuestionsPage() {
  const messages = useTexts(questionsTexts);
  const { id } = useParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const isNew = id === 'new';
  // An id that is no number is no question: the server knows none of it.
  const known = id === undefined ? undefined : Number(id) || -1;
  const heading = isNew ? messages.newTitle : messages.changeTitle;
  usePageTitle(id === undefined ? messages.title : heading);
  return (
    <Papers>
      <OwnSpace isPart={id !== undefined}>
        <QuestionsScreen
          hrefs={hrefs}
          written={isNew ? 'new' : known}
          onWrittenChange={(next) => {
            if (next !== undefined) navigate(paths.question(next), { state: { fromList: true } });
            else if (state?.fromList) navigate(-1);
            else navigate(paths.questions, { replace: true });
          }}
          storage={local}
          onSessionEnded={useToLogin()}
        />
      </OwnSpace>
    </Papers>
  );
}
