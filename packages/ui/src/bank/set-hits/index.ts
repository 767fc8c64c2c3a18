export { SetHits } from './set-hits.js';
export { SetHitsSkeleton } from './set-hits-skeleton.js';
