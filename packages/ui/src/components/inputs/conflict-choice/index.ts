export { ConflictChoice } from './conflict-choice.js';
export type { ConflictSide } from './conflict-field.js';
