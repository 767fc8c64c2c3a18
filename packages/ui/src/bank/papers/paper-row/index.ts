export { PaperRow } from './paper-row.js';
