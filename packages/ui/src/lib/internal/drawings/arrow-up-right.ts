/** Lucide's `arrow-up-right`. */
export const ARROW_UP_RIGHT = 'M7 7h10v10M7 17L17 7';
