export { type FoundFile, type FoundPage, SetHits, type SetHitsProps } from './set-hits.js';
export { SetHitsSkeleton, type SetHitsSkeletonProps } from './set-hits-skeleton.js';
