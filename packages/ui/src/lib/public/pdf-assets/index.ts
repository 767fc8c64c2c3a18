export { type PdfAssets, PdfAssetsProvider, pdfAssetsIn, usePdfAssets } from './pdf-assets.js';
