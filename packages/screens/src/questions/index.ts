export { QuestionsScreen, type Written } from './questions-screen.js';
