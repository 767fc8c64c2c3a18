/** Lucide's `move-horizontal`. */
export const MOVE_HORIZONTAL = 'M18 8l4 4-4 4M2 12h20M6 8l-4 4 4 4';
