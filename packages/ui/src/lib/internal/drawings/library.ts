/** Lucide's `library`. */
export const LIBRARY = 'M16 6l4 14M12 6v14M8 8v12M4 4v16';
