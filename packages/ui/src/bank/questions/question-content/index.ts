export { KindLabel } from './kind-label.js';
export { QuestionContent } from './question-content.js';
export { optionLetter, QUESTION_KINDS, type QuestionKind } from './question-kind.js';
export type { QuestionText } from './question-text.js';
