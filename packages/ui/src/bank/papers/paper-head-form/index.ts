export { type PaperHeadValue, variantLetters } from './paper-head.js';
export { PaperHeadForm } from './paper-head-form.js';
