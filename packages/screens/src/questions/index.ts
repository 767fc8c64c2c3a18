export { QuestionsScreen } from './questions-screen.js';
