import { BrowserDrafts } from '@bank-soal/screens/browser-drafts';
import { OwnPapersScreen } from '@bank-soal/screens/own-papers';
import { browserPlaces } from '@bank-soal/screens/session';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths.js';
import { ownPapersTexts } from '../texts/own-papers.js';
import { OwnSpace } from './own-space.js';
import { usePageTitle, useToLogin } from './page-hooks.js';
import { Papers } from './papers.js';

const { local } = browserPlaces();
const hrefs = { paper: paths.paper, newPaper: paths.paper('new'), questions: paths.questions };

export function OwnPapersPage() {
  usePageTitle(useTexts(ownPapersTexts).title);
  const navigate = useNavigate();
  const onOpen = (id: number) => navigate(paths.paper(id));
  return (
    <Papers>
      <OwnSpace>
        <OwnPapersScreen
          hrefs={hrefs}
          onOpen={onOpen}
          notice={<BrowserDrafts storage={local} onBrought={onOpen} />}
          onOpenSet={(id) => navigate(paths.preview(id))}
          onSessionEnded={useToLogin()}
        />
      </OwnSpace>
    </Papers>
  );
}
