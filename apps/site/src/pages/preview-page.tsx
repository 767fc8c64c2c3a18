import { parseId } from '@bank-soal/contract/common';
import { useQuestionSet } from '@bank-soal/screens/data';
import { ClientOnly } from '@bank-soal/screens/frame';
import { PreviewScreen, previewAddress } from '@bank-soal/screens/preview';
import { PdfAssetsProvider, pdfAssetsIn } from '@bank-soal/ui/lib/pdf-assets';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { lazy } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { adminPages } from '../admin-paths.js';
import { usePreviousPage } from '../navigation.js';
import { PDF_PARTS, paths } from '../paths.js';
import { previewTexts } from '../texts/preview.js';
import { useOwnParams, usePageTitle, useToLogin } from './page-hooks.js';

const pdfAssets = pdfAssetsIn(PDF_PARTS);
const PreviewTalk = lazy(() => import('./preview-talk.js'));

const LISTS: readonly string[] = [paths.search, paths.questionSets];

const searchFor = (words: Record<string, string>) =>
  `${paths.search}?${new URLSearchParams(words)}`;

export function PreviewPage() {
  const { id = '' } = useParams();
  const [params, setParams] = useOwnParams({ atOnce: true });
  const navigate = useNavigate();
  const previous = usePreviousPage();
  const set = useQuestionSet(parseId(id));
  const texts = useTexts(previewTexts);
  const shown = set.status === 'ready' ? set.data : null;
  usePageTitle(shown?.title ?? texts.title, shown?.subject);
  const fromSearch = previous !== undefined && LISTS.includes(previous.replace(/\?.*/, ''));
  return (
    <PdfAssetsProvider assets={pdfAssets}>
      <PreviewScreen
        id={id}
        state={previewAddress.read(params)}
        onStateChange={(next, { replace }) => setParams(previewAddress.write(next), { replace })}
        hrefs={{
          search: fromSearch ? previous : paths.search,
          self: paths.preview(id),
          edit: paths.edit,
          course: (name) => searchFor({ courseTag: name }),
          topic: (name) => searchFor({ materialTag: name }),
          lecturer: (name) => searchFor({ q: name }),
          history: (set) => `${paths.admin}/${adminPages.audit}?pada=set&nomor=${set}`,
        }}
        onBack={fromSearch ? () => navigate(-1) : undefined}
        onLogin={useToLogin()}
        renderTalk={(talk) => (
          <ClientOnly>
            <PreviewTalk {...talk} />
          </ClientOnly>
        )}
      />
    </PdfAssetsProvider>
  );
}
