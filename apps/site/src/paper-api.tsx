import { BankImages } from '@bank-soal/screens/data';
import { PdfAssetsProvider } from '@bank-soal/ui/lib/pdf-assets';
import type { ReactNode } from 'react';
import { pdfAssets } from './pdf-assets.js';

/** Lets the pages below it keep questions and papers, and show what is printed of them. */
export function Papers({ children }: { children: ReactNode }) {
  return (
    <PdfAssetsProvider assets={pdfAssets}>
      <BankImages>{children}</BankImages>
    </PdfAssetsProvider>
  );
}
