/** Lucide's `chevron-left`. */
export const CHEVRON_LEFT = 'M15 18l-6-6 6-6';
