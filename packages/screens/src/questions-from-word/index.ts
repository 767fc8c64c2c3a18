export {
  QuestionsFromWordScreen,
  type QuestionsFromWordScreenProps,
} from './questions-from-word-screen.js';
