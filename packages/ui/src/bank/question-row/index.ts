export type { LastUse } from './last-used.js';
export type { QuestionOrigin } from './origin-badge.js';
export { QuestionRow, type QuestionRowProps } from './question-row.js';
