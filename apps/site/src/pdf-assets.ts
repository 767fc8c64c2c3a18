import type { PdfAssets } from '@bank-soal/ui/lib/pdf-assets';

/** Where the build puts what pdf.js loads by itself (vite/pdfjs.ts). */
export const pdfAssets: PdfAssets = {
  workerSrc: '/pdfjs/pdf.worker.min.mjs',
  cMapUrl: '/pdfjs/cmaps/',
  standardFontDataUrl: '/pdfjs/standard_fonts/',
  wasmUrl: '/pdfjs/wasm/',
};
