export {
  type DraftedQuestion,
  type DraftOption,
  draftedQuestion,
  OPTION_BOUNDS,
  type QuestionDraft,
  questionDraft,
} from './draft.js';
export type { QuestionErrors } from './editor-errors.js';
export {
  OutcomeFields,
  type OutcomeFieldsProps,
  type QuestionOutcome,
} from './outcome-fields.js';
export { QuestionEditor, type QuestionEditorProps } from './question-editor.js';
