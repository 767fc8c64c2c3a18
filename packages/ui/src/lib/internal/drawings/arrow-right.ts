/** Lucide's `arrow-right`. */
export const ARROW_RIGHT = 'M5 12h14M12 5l7 7-7 7';
