export {
  QuestionsFromWordScreen,
  type QuestionsFromWordScreenProps,
} from './questions-from-word-screen.js';
export {
  QuestionsFromWordView,
  type QuestionsFromWordViewProps,
} from './questions-from-word-view.js';
