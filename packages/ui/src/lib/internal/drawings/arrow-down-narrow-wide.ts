/** Lucide's `arrow-down-narrow-wide`. */
export const ARROW_DOWN_NARROW_WIDE = 'M3 16l4 4 4-4M7 20V4M11 4h4M11 8h7M11 12h10';
