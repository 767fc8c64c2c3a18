/** Lucide's `check`. */
export const CHECK = 'M20 6L9 17l-5-5';
