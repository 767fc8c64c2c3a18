/** Lucide's `chevron-down`. */
export const CHEVRON_DOWN = 'M6 9l6 6 6-6';
