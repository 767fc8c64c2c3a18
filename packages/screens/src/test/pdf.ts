import { samplePdf } from '../../../ui/src/test/sample-pdf.js';

/** A PDF of so many pages, whose text names each page. */
export function pdfBlob(pages = 2): Blob {
  return new Blob([samplePdf(pages)], { type: 'application/pdf' });
}

/** Where Storybook serves what pdf.js loads by itself. */
export const pdfAssets = {
  workerSrc: '/pdfjs/build/pdf.worker.min.mjs',
  cMapUrl: '/pdfjs/cmaps',
  standardFontDataUrl: '/pdfjs/standard_fonts',
  wasmUrl: '/pdfjs/wasm',
};
