export { BuilderScreen, type BuilderScreenProps } from './builder-screen.js';
export { BuilderView, type BuilderViewProps } from './builder-view.js';
export { formFileName } from './form-file-name.js';
export { formText } from './form-text.js';
export type { FormWords } from './form-words.js';
export { EMPTY_PAPER, type PaperDraft } from './paper-draft.js';
export {
  type BuilderQuestion,
  FORM_COURSE_TAGS,
  FORM_TOPIC_TAGS,
  QUESTION_LEVELS,
  QUESTION_TYPES,
} from './question.js';
export { questionsOf, withQuestions } from './visitor-draft.js';
