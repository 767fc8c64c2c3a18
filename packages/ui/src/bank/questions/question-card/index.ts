export { QuestionCard } from './question-card.js';
export { QuestionTypeBadge } from './question-type-badge.js';
