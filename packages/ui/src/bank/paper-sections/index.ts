export {
  ANSWER_SPACES,
  type AnswerSpace,
  newSection,
  type PaperItemValue,
  type PaperSectionValue,
  pointsOf,
} from './paper-parts.js';
export { PaperSections, type PaperSectionsProps } from './paper-sections.js';
