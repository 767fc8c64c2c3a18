/** Lucide's `arrow-up-narrow-wide`. */
export const ARROW_UP_NARROW_WIDE = 'M3 8l4-4 4 4M7 4v16M11 12h4M11 16h7M11 20h10';
