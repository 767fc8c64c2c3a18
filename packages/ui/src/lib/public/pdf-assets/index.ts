export { type PdfAssets, PdfAssetsProvider, usePdfAssets } from './pdf-assets.js';
export { pdfAssetsIn } from './pdf-assets-in.js';
