export { QuestionEditorCard } from './question-editor-card.js';
export { type QuestionWriting, useQuestionEditor } from './use-question-editor.js';
