/** Lucide's `heading-1`. */
export const HEADING_1 = 'M4 12h8M4 18V6M12 18V6M17 12l3-2v8';
