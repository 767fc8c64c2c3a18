import type { PdfAssets } from '../../../lib/public/pdf-assets/index.js';

/** What pdf.js is told about every document; folders end in a slash, which it insists on. */
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
