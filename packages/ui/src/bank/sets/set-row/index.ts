export { SetRow } from './set-row.js';
export { SetRowSkeleton } from './set-row-skeleton.js';
