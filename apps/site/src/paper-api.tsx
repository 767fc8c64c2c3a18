import { createHttpPapersApi, PapersApiProvider } from '@bank-soal/screens/api';
import { BankImages } from '@bank-soal/screens/data';
import { PdfAssetsProvider } from '@bank-soal/ui/lib/pdf-assets';
import type { ReactNode } from 'react';
import { Contribution } from './contribution.js';
import { pdfAssets } from './pdf-assets.js';
import { accessToken } from './session.js';

export const papersApi = createHttpPapersApi({ accessToken });

/** Lets the pages below it keep questions and papers, and show what is printed of them. */
export function Papers({ children }: { children: ReactNode }) {
  return (
    <Contribution>
      <PapersApiProvider api={papersApi}>
        <PdfAssetsProvider assets={pdfAssets}>
          <BankImages>{children}</BankImages>
        </PdfAssetsProvider>
      </PapersApiProvider>
    </Contribution>
  );
}
