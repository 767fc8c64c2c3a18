import { PdfAssetsProvider } from '@bank-soal/ui/lib/pdf-assets';
import type { Decorator } from '@storybook/react-vite';
import { pdfAssets } from './pdf.js';

/** Lets the PDF viewers of a story find pdf.js. */
export const withPdf: Decorator = (Story) => (
  <PdfAssetsProvider assets={pdfAssets}>
    <Story />
  </PdfAssetsProvider>
);
