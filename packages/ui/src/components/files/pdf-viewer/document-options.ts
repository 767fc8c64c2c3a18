import type { PdfAssets } from '../../../lib/public/pdf-assets/index.js';

/** Options of pdf.js for every document; folders end in a slash, which it requires. */
export function documentOptions({ cMapUrl, standardFontDataUrl, wasmUrl }: PdfAssets) {
  return {
    cMapUrl: folder(cMapUrl),
    cMapPacked: true,
    standardFontDataUrl: folder(standardFontDataUrl),
    wasmUrl: folder(wasmUrl),
    enableXfa: false,
    // A system's substitute has other widths: letters run into each other, and marks miss their words.
    useSystemFonts: false,
  };
}

function folder(address: string): string {
  return address.endsWith('/') ? address : `${address}/`;
}
