export { BuilderScreen, type BuilderScreenProps } from './builder-screen.js';
export { BuilderView, type BuilderViewProps } from './builder-view.js';
export { EMPTY_PAPER, type PaperDraft } from './draft/paper-draft.js';
export {
  type BuilderQuestion,
  FORM_COURSE_TAGS,
  FORM_TOPIC_TAGS,
  QUESTION_LEVELS,
  QUESTION_TYPES,
} from './draft/question.js';
export { questionsOf, withQuestions } from './draft/visitor-draft.js';
export { formFileName } from './form/form-file-name.js';
export { formText } from './form/form-text.js';
export type { FormWords } from './form/form-words.js';
