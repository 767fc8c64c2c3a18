export { QuestionCard, type QuestionCardProps } from './question-card.js';
export { QuestionTypeBadge, type QuestionTypeBadgeProps } from './question-type-badge.js';
