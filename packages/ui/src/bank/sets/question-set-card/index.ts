export { QuestionSetCard } from './question-set-card.js';
export { QuestionSetCardSkeleton } from './question-set-card-skeleton.js';
