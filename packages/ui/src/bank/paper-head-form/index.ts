export {
  MOST_VARIANTS,
  PAPER_SIZES,
  type PaperHeadErrors,
  type PaperHeadValue,
  type PaperSize,
  variantLetters,
} from './paper-head.js';
export { PaperHeadForm, type PaperHeadFormProps } from './paper-head-form.js';
