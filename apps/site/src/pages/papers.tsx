import { BankImages } from '@bank-soal/screens/data';
import { PdfAssetsProvider, pdfAssetsIn } from '@bank-soal/ui/lib/pdf-assets';
import type { ReactNode } from 'react';
import { PDF_PARTS } from '../paths.js';

const pdfAssets = pdfAssetsIn(PDF_PARTS);

/** Lets the pages below it keep questions and papers, and show what is printed of them. */
export function Papers({ children }: { children: ReactNode }) {
  return (
    <PdfAssetsProvider assets={pdfAssets}>
      <BankImages>{children}</BankImages>
    </PdfAssetsProvider>
  );
}
