/** Lucide's `list-filter`. */
export const LIST_FILTER = 'M2 5h20M6 12h12M9 19h6';
