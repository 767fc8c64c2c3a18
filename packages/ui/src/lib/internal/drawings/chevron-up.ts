/** Lucide's `chevron-up`. */
export const CHEVRON_UP = 'M18 15l-6-6-6 6';
