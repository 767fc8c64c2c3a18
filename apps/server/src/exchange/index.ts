export { acceptedText, resettled, settled, wholeFields } from './accepted.js';
export { pictureOf } from './picture.js';
export { readQuestions } from './read-questions.js';
export { FileRefused, type Picture, type ReadRow } from './types.js';
export type { Look, Piece, WordBlock, WordParagraph } from './word/blocks.js';
export { type Keys, keysOfPaper, keysOfTable } from './word/keys.js';
export { readWord } from './word/read.js';
export { linesOf } from './word/tables.js';
export { type WrittenQuestions, writeQuestions } from './write-questions.js';
