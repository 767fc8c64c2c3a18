import { UploadScreen } from '@bank-soal/screens/upload';
import { paths } from '../paths.js';
import { uploadTexts } from '../texts/upload.js';
import { uploads } from '../uploads.js';
import { usePageTitle } from '../use-page-title.js';
import { useToLogin } from '../use-to-login.js';

const hrefs = {
  preview: paths.preview,
  edit: paths.edit,
  ownSets: paths.ownSets,
  guide: paths.guide,
};

export function UploadPage() {
  usePageTitle(uploadTexts.title);
  return <UploadScreen sessions={uploads} hrefs={hrefs} onSessionEnded={useToLogin()} />;
}
