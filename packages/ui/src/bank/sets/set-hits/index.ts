export { SetHits, SetHitsSkeleton } from './set-hits.js';
