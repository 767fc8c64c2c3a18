export type { QuestionOrigin } from './origin-badge.js';
export { QuestionRow } from './question-row.js';
