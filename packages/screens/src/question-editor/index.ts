export { QuestionEditorCard } from './question-editor-card.js';
export { bodyOf, problemsOf } from './question-form.js';
export type { QuestionWriting } from './question-writing.js';
export { useQuestionEditor } from './use-question-editor.js';
