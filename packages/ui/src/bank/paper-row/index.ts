export { PaperRow, type PaperRowProps } from './paper-row.js';
