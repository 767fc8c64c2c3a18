import { PaperEditorScreen } from '@bank-soal/screens/paper-editor';
import { browserPlaces } from '@bank-soal/screens/session';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { useNavigate, useParams } from 'react-router-dom';
import { paths } from '../paths.js';
import { paperEditorTexts } from '../texts/paper-editor.js';
import { usePageTitle, useToLogin } from './page-hooks.js';
import { Papers } from './papers.js';

const { local } = browserPlaces();
const hrefs = { papers: paths.papers, newPaper: paths.paper('new') };

/** Makes an exam paper that is kept on the server. */
export function PaperEditorPage() {
  usePageTitle(useTexts(paperEditorTexts).title);
  const { id = 'new' } = useParams();
  const navigate = useNavigate();
  return (
    <Papers>
      <PaperEditorScreen
        // An id that is no number is no paper: the server knows none of it.
        paperId={id === 'new' ? undefined : Number(id) || -1}
        onLeft={() => navigate(paths.papers)}
        onPaperChange={(next) => navigate(paths.paper(next), { replace: id === 'new' })}
        hrefs={hrefs}
        storage={local}
        onSessionEnded={useToLogin()}
      />
    </Papers>
  );
}
