export { SetRow, type SetRowProps } from './set-row.js';
export { SetRowSkeleton, type SetRowSkeletonProps } from './set-row-skeleton.js';
