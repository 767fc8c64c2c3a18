import type { PdfAssets } from './pdf-assets.js';

/**
 * The addresses of a folder as the command `bank-soal-pdf-files` writes it.
 *
 * @param base where the host serves the folder: `/pdfjs`
 */
export function pdfAssetsIn(base: string): PdfAssets {
  const folder = base.replace(/\/$/, '');
  return {
    workerSrc: `${folder}/pdf.worker.min.mjs`,
    cMapUrl: `${folder}/cmaps/`,
    standardFontDataUrl: `${folder}/standard_fonts/`,
    wasmUrl: `${folder}/wasm/`,
  };
}
