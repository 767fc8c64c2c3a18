/** Lucide's `arrow-up`. */
export const ARROW_UP = 'M5 12l7-7 7 7M12 19V5';
