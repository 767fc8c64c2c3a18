export { ExamChoice } from './exam-choice.js';
