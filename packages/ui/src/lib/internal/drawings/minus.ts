/** Lucide's `minus`. */
export const MINUS = 'M5 12h14';
