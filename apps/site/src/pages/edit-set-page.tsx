import { EditSetScreen } from '@bank-soal/screens/own-sets';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { useNavigate, useParams } from 'react-router-dom';
import { paths } from '../paths.js';
import { editSetTexts } from '../texts/edit-set.js';
import { usePageTitle, useToLogin } from './page-hooks.js';
import { drafts } from './uploads.js';

const hrefs = { ownSets: paths.ownSets, preview: paths.preview, guide: paths.guide };

export function EditSetPage() {
  usePageTitle(useTexts(editSetTexts).title);
  const { id = '' } = useParams();
  const navigate = useNavigate();
  return (
    <EditSetScreen
      id={id}
      hrefs={hrefs}
      drafts={drafts}
      onWithdrawn={() => navigate(paths.ownSets)}
      onSessionEnded={useToLogin()}
    />
  );
}
