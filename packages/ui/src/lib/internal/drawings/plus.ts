/** Lucide's `plus`. */
export const PLUS = 'M5 12h14M12 5v14';
