export { type Block, paragraph, paragraphs } from './block.js';
export { type Mark, plain, type RichText, run } from './inline.js';
export {
  optionLetter,
  PAPER_KINDS,
  type Paper,
  type PaperFact,
  type PaperItem,
  type PaperKind,
  type PaperSection,
  paperItems,
  pointsText,
  spaceLines,
} from './paper.js';
export { RULES_TITLE, rulesFor } from './rules.js';
