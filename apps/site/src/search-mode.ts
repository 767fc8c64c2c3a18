/** Whose eyes an administrator looks with. */
export const AS = 'as';

/** Whether the search is that inside files. */
export const isInside = (query: URLSearchParams): boolean => query.get('mode') === 'isi';
