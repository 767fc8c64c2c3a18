/** Lucide's `arrow-down`. */
export const ARROW_DOWN = 'M12 5v14M19 12l-7 7-7-7';
