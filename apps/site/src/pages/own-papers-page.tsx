import { OwnPapersScreen } from '@bank-soal/screens/own-papers';
import { useNavigate } from 'react-router-dom';
import { Papers } from '../paper-api.js';
import { paths } from '../paths.js';
import { usePageTitle } from '../use-page-title.js';
import { useToLogin } from '../use-to-login.js';

const hrefs = { paper: paths.paper, newPaper: paths.paper('new'), questions: paths.questions };

export function OwnPapersPage() {
  usePageTitle('Kertas Saya');
  const navigate = useNavigate();
  return (
    <Papers>
      <OwnPapersScreen
        hrefs={hrefs}
        onOpen={(id) => navigate(paths.paper(id))}
        onOpenSet={(id) => navigate(paths.preview(id))}
        onSessionEnded={useToLogin()}
      />
    </Papers>
  );
}
