import type { QuestionDraft } from './draft.js';
import type { QuestionErrors } from './editor-errors.js';

/** Props of the parts of a {@link QuestionEditor}. */
export interface EditorPartProps {
  value: QuestionDraft;
  errors: QuestionErrors;
  onChange: (part: Partial<QuestionDraft>) => void;
}
