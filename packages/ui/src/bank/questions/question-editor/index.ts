export { type DraftOption, draftedQuestion, type QuestionDraft, questionDraft } from './draft.js';
export type { QuestionErrors } from './editor-errors.js';
export {
  OutcomeFields,
  type OutcomeFieldsProps,
  type QuestionOutcome,
} from './outcome-fields.js';
export { QuestionEditor } from './question-editor.js';
