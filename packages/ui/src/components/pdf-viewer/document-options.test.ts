import { expect, it } from 'vitest';
import { documentOptions } from './document-options.js';

it('ends folders in exactly one slash', () => {
  expect(
    documentOptions({
      workerSrc: '/pdfjs/worker.mjs',
      cMapUrl: '/pdfjs/cmaps',
      standardFontDataUrl: '/pdfjs/fonts/',
      wasmUrl: '/pdfjs/wasm',
    }),
  ).toMatchObject({
    cMapUrl: '/pdfjs/cmaps/',
    standardFontDataUrl: '/pdfjs/fonts/',
    wasmUrl: '/pdfjs/wasm/',
  });
});
