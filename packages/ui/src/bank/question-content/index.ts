export { KindLabel, type KindLabelProps } from './kind-label.js';
export {
  QuestionContent,
  type QuestionContentProps,
  type QuestionText,
} from './question-content.js';
export { optionLetter, QUESTION_KINDS, type QuestionKind } from './question-kind.js';
