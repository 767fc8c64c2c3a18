/** Lucide's `text-align-start`. */
export const TEXT_ALIGN_START = 'M21 5H3M15 12H3M17 19H3';
