export {
  ConflictChoice,
  type ConflictChoiceProps,
  type ConflictField,
  type ConflictSide,
} from './conflict-choice.js';
