import { expect, it } from 'vitest';
import { documentOptions } from './document-options.js';

it('ends folders in exactly one slash, and takes the shipped fonts', () => {
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
    useSystemFonts: false,
  });
});
