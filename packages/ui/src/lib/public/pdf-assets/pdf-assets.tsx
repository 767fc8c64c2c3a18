'use client';

import { createContext, type ReactNode, useContext } from 'react';

/** Where the host serves what pdf.js loads by itself; all from the release that react-pdf pins. */
export interface PdfAssets {
  /** Address of `legacy/build/pdf.worker.min.mjs`. */
  workerSrc: string;
  /** Folder of `cmaps`, which Asian fonts need. */
  cMapUrl: string;
  /** Folder of `standard_fonts`, for papers that embed no fonts. */
  standardFontDataUrl: string;
  /** Folder of `wasm`: JBIG2 and JPEG 2000, which scanned papers use. */
  wasmUrl: string;
}

const PdfAssetsContext = createContext<PdfAssets | null>(null);

/** Tells every PdfViewer below it where pdf.js finds its worker and data. Keep `assets` constant. */
export function PdfAssetsProvider({
  assets,
  children,
}: {
  assets: PdfAssets;
  children: ReactNode;
}) {
  return <PdfAssetsContext value={assets}>{children}</PdfAssetsContext>;
}

/** The addresses in force here. @throws Error when no provider stands above */
export function usePdfAssets(): PdfAssets {
  const assets = useContext(PdfAssetsContext);
  if (!assets) {
    throw new Error(
      'PdfViewer has no addresses of the pdf.js worker and data: wrap the app in PdfAssetsProvider (@bank-soal/ui/lib/pdf-assets).',
    );
  }
  return assets;
}

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
