export {
  newSection,
  type PaperItemValue,
  type PaperSectionValue,
  pointsOf,
} from './paper-parts.js';
export { PaperSections } from './paper-sections.js';
