/** Lucide's `chevrons-up-down`. */
export const CHEVRONS_UP_DOWN = 'M7 15l5 5 5-5M7 9l5-5 5 5';
