import { pathOf } from '@bank-soal/contract/endpoints';

/** Routes that begin with the list of all sets. */
const ROUTES = /^\/(search|question-sets)\/*$/i;

/** A longer list would hold up the scripts that show it. */
const MOST = 1000;

const LINK = `<${pathOf('questionSets')}>; rel=preload; as=fetch; crossorigin=anonymous`;

/**
 * Lets a browser fetch the list of sets beside the page's scripts, not after them.
 *
 * @param count how many sets there are
 * @returns the value of a `Link` header for a route
 */
export function earlyList(count: () => Promise<number>) {
  return async (path: string): Promise<string | undefined> => {
    if (!ROUTES.test(path)) return undefined;
    // The page is shown even when the database is not there.
    const sets = await count().catch(() => Number.POSITIVE_INFINITY);
    return sets <= MOST ? LINK : undefined;
  };
}
