import { browseAddress } from '@bank-soal/screens/browse';
import { fileSearchAddress } from '@bank-soal/screens/file-search';
import { previewAddress } from '@bank-soal/screens/preview';
import { CURSOR, searchAddress } from '@bank-soal/screens/search';
import { matchPath } from 'react-router-dom';
import { AS, isInside, loginHref, nextOf, paths, REFUSED } from './paths.js';

function searchQuery(query: URLSearchParams): URLSearchParams {
  if (isInside(query)) return fileSearchAddress.write(fileSearchAddress.read(query));
  const own = searchAddress.write(searchAddress.read(query));
  const as = query.get(AS);
  if (as) own.set(AS, as);
  return own;
}

/** Pages without scripts begin later in the list. */
function fromCursor(query: URLSearchParams, own: URLSearchParams): URLSearchParams {
  const cursor = query.get(CURSOR);
  if (cursor) own.set(CURSOR, cursor);
  return own;
}

/** What a page reads of its address; all that is drawn with content has a line. */
const OWN: readonly [path: string, own: (query: URLSearchParams) => URLSearchParams][] = [
  [paths.home, () => new URLSearchParams()],
  [paths.search, (query) => fromCursor(query, searchQuery(query))],
  [
    paths.questionSets,
    (query) => fromCursor(query, browseAddress.write(browseAddress.read(query))),
  ],
  [paths.preview(':id'), (query) => previewAddress.write(previewAddress.read(query))],
];

/**
 * An address with no more of its query than its page reads, always in the same order: whatever else somebody puts
 * there, it is the same page. That of a page that is not drawn with content stays, as the login in its place
 * leads back there.
 */
export function ownAddress(address: string): string {
  const { pathname, search, searchParams } = new URL(address, 'https://site.invalid');
  if (pathname === paths.login) {
    const refused = /^\d{3}$/.exec(searchParams.get(REFUSED) ?? '')?.[0];
    return loginHref(nextOf({ pathname, search, hash: '' }), refused);
  }
  const own = OWN.find(([path]) => matchPath(path, pathname))?.[1];
  const query = own ? `${own(searchParams)}` : search.slice(1);
  return query === '' ? pathname : `${pathname}?${query}`;
}
