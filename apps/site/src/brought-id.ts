/** `id` of what a server has put beside a page that it drew. */
export const BROUGHT_ID = 'data';
