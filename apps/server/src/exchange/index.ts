export { acceptedText, resettled, settled, wholeFields } from './accepted.js';
export { readQuestions } from './read-questions.js';
export { FileRefused, type Picture, type ReadRow } from './types.js';
export { type WrittenQuestions, writeQuestions } from './write-questions.js';
