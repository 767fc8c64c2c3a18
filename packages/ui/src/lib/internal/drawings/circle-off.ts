/** Lucide's `circle-off`. */
export const CIRCLE_OFF =
  'M2 2l20 20M8.35 2.69A10 10 0 0 1 21.3 15.65M19.08 19.08A10 10 0 1 1 4.92 4.92';
