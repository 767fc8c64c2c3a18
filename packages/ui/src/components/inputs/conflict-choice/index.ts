export { ConflictChoice, type ConflictChoiceProps } from './conflict-choice.js';
export type { ConflictField, ConflictSide } from './conflict-field.js';
