/** Lucide's `table-2`. */
export const TABLE_2 =
  'M3 9h18M9 3v18M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-14a2 2 0 0 1 2-2z';
