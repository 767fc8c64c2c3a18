/** Header of a page: how many sets match, on all pages together. */
export const TOTAL_COUNT_HEADER = 'X-Total-Count';

/** Header of a page: the `cursor` of the next one; absent on the last. */
export const NEXT_CURSOR_HEADER = 'X-Next-Cursor';

/** Orders of a page: by date (newest or oldest first), by title, or by downloads, most first. */
export const SET_SORTS = ['newest', 'oldest', 'title', 'downloads'] as const;

/** Order of a page. */
export type SetSort = (typeof SET_SORTS)[number];
