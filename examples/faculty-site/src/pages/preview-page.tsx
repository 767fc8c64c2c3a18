import { PreviewScreen, previewAddress } from '@bank-soal/screens/preview';
import { PdfAssetsProvider, pdfAssetsIn } from '@bank-soal/ui/lib/pdf-assets';
import { useState } from 'react';
import { useLanguage } from '../language-provider.js';
import { paths } from '../paths.js';
import { useAddress } from '../use-address.js';
import { usePageTitle } from '../use-page-title.js';

const assets = pdfAssetsIn('/pdfjs');

export function PreviewPage({ id }: { id: string }) {
  const { site } = useLanguage().words;
  const { path, params, write } = useAddress();
  const [title, setTitle] = useState(site);
  usePageTitle(title, site);
  return (
    <PdfAssetsProvider assets={assets}>
      <PreviewScreen
        id={id}
        state={previewAddress.read(params)}
        onStateChange={(next, change) => write(previewAddress.write(next), change)}
        hrefs={{ search: paths.search, self: path }}
        onTitleChange={setTitle}
      />
    </PdfAssetsProvider>
  );
}
