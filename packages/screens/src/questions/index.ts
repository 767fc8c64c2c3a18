export { QuestionsScreen, type QuestionsScreenProps } from './questions-screen.js';
export { QuestionsView, type QuestionsViewProps } from './questions-view.js';
