export { QuestionSetCard, type QuestionSetCardProps } from './question-set-card.js';
export {
  QuestionSetCardSkeleton,
  type QuestionSetCardSkeletonProps,
} from './question-set-card-skeleton.js';
