import { expect, it } from 'vitest';
import { pdfAssetsIn } from './pdf-assets.js';

it.each(['/pdfjs', '/pdfjs/'])('finds worker and data in %s', (base) => {
  expect(pdfAssetsIn(base)).toEqual({
    workerSrc: '/pdfjs/pdf.worker.min.mjs',
    cMapUrl: '/pdfjs/cmaps/',
    standardFontDataUrl: '/pdfjs/standard_fonts/',
    wasmUrl: '/pdfjs/wasm/',
  });
});
