export { QuestionEditorCard } from './question-editor-card.js';
export { questionEditorMessages } from './question-editor-messages.js';
export { type QuestionWriting, useQuestionEditor } from './use-question-editor.js';
