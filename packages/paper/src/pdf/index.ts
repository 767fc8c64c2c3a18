export { isPrintable } from './lines.js';
export { renderPdf } from './render-pdf.js';
