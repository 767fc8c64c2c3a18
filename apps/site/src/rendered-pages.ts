import { parseId } from '@bank-soal/contract/common';
import { browseAddress } from '@bank-soal/screens/browse';
import type { Ahead } from '@bank-soal/screens/data';
import { fileSearchAddress } from '@bank-soal/screens/file-search';
import { NEWEST_COUNT } from '@bank-soal/screens/home';
import type { SetQuery } from '@bank-soal/screens/model';
import { previewAddress } from '@bank-soal/screens/preview';
import { CURSOR, searchAddress } from '@bank-soal/screens/search';
import { REFUSED } from '@bank-soal/screens/session';
import { matchPath } from 'react-router-dom';
import { AS, isInside, loginHref, nextOf, paths } from './paths.js';

/** A page that a server renders with its content. */
interface RenderedPage {
  path: string;
  /** Its module in `pages`, whose scripts and styles the page needs. */
  module: string;
  /** The part of the query that the page reads, always in the same order. */
  own?: (query: URLSearchParams) => URLSearchParams;
  /** The answers that the page begins with. */
  ahead?: (query: URLSearchParams, id: string) => Ahead;
}

/** Adds parameters that the address of a screen does not know. */
function also(own: URLSearchParams, query: URLSearchParams, ...names: string[]): URLSearchParams {
  for (const name of names) if (query.get(name)) own.set(name, query.get(name) ?? '');
  return own;
}

/** The first sets; lists of one's own are stored in the browser. */
const firstOf = (params: URLSearchParams, query: SetQuery): Ahead => ({
  filters: true,
  ...(!query.mine && { firstSets: query, cursor: params.get(CURSOR) ?? undefined }),
});

const PAGES: readonly RenderedPage[] = [
  {
    path: paths.home,
    module: 'home-page',
    own: () => new URLSearchParams(),
    ahead: () => ({ newestSets: NEWEST_COUNT }),
  },
  { path: paths.login, module: 'login-page' },
  {
    path: paths.search,
    module: 'search-page',
    own: (query) =>
      isInside(query)
        ? also(fileSearchAddress.write(fileSearchAddress.read(query)), query, CURSOR)
        : also(searchAddress.write(searchAddress.read(query)), query, AS, CURSOR),
    // The search inside files, and one with others' eyes, show other lists.
    ahead: (query) =>
      query.has('mode') || query.has(AS) ? {} : firstOf(query, searchAddress.read(query)),
  },
  {
    path: paths.questionSets,
    module: 'browse-page',
    own: (query) => also(browseAddress.write(browseAddress.read(query)), query, CURSOR),
    ahead: (query) => firstOf(query, browseAddress.read(query)),
  },
  {
    path: paths.preview(':id'),
    module: 'preview-page',
    own: (query) => previewAddress.write(previewAddress.read(query)),
    ahead: (_, id) => ({ questionSet: parseId(id) }),
  },
];

/** Modules of all pages that a server renders. */
export const RENDERED_MODULES = PAGES.map(({ module }) => module);

/** The page at a path that a server renders with its content. */
export const renderedPageAt = (path: string) =>
  PAGES.find((page) => matchPath(page.path, path) !== null);

/**
 * An address with no more of its query than the page reads, always in the same order. The query of other pages stays:
 * the login in their place leads back there.
 */
export function ownAddress(address: string): string {
  const { pathname, search, searchParams } = new URL(address, 'https://site.invalid');
  if (pathname === paths.login) {
    const refused = /^\d{3}$/.exec(searchParams.get(REFUSED) ?? '')?.[0];
    return loginHref(nextOf({ pathname, search, hash: '' }), refused);
  }
  const own = renderedPageAt(pathname)?.own;
  const query = own ? `${own(searchParams)}` : search.slice(1);
  return query === '' ? pathname : `${pathname}?${query}`;
}
