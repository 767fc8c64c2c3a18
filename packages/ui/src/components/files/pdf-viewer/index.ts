export { PdfViewer } from './pdf-viewer.js';
export { preloadPdfReader } from './use-reader.js';
