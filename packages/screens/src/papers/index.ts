export { BuilderScreen } from './builder-screen.js';
export {
  type BuilderQuestion,
  FORM_COURSE_TAGS,
  QUESTION_LEVELS,
  QUESTION_TYPES,
} from './draft/question.js';
