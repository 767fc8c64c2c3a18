import { pdfAssetsIn } from '@bank-soal/ui/lib/pdf-assets';

/** Where the build puts what pdf.js loads by itself (vite/pdfjs.ts). */
export const pdfAssets = pdfAssetsIn('/pdfjs');
