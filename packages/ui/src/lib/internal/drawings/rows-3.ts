/** Lucide's `rows-3`. */
export const ROWS_3 =
  'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-14a2 2 0 0 1 2-2zM21 9H3M21 15H3';
