export { KindLabel, type KindLabelProps } from './kind-label.js';
export { QuestionContent, type QuestionContentProps } from './question-content.js';
export { optionLetter, QUESTION_KINDS, type QuestionKind } from './question-kind.js';
export type { QuestionText } from './question-text.js';
