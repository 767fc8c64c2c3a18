import { UploadScreen } from '@bank-soal/screens/upload';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { paths } from '../paths.js';
import { uploadTexts } from '../texts/upload.js';
import { usePageTitle, useToLogin } from './page-hooks.js';
import { uploads } from './uploads.js';

const hrefs = {
  preview: paths.preview,
  edit: paths.edit,
  ownSets: paths.ownSets,
  guide: paths.guide,
  fromWord: paths.fromWord,
};

export function UploadPage() {
  usePageTitle(useTexts(uploadTexts).title);
  return <UploadScreen sessions={uploads} hrefs={hrefs} onSessionEnded={useToLogin()} />;
}
