export { readQuestions } from './read-questions.js';
export { FileRefused, type Picture, type ReadRow } from './types.js';
export { writeQuestions } from './write-questions.js';
