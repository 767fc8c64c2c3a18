export { type PdfAssets, PdfAssetsProvider, usePdfAssets } from './pdf-assets.js';
