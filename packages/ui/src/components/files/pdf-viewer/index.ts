export { PdfViewer, type PdfViewerProps } from './pdf-viewer.js';
export { preloadPdfReader } from './use-reader.js';
