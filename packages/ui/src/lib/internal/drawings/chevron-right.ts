/** Lucide's `chevron-right`. */
export const CHEVRON_RIGHT = 'M9 18l6-6-6-6';
