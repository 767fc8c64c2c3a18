/** Paths that are compared without regard to case and a trailing slash. */
const PLAIN = /^\/(?:api(?:\/|$)|healthz\/*$|readyz\/*$)/i;

/** The path of an absolute address; much quicker than taking all of it apart. */
function pathOf(url: string): string {
  const start = url.indexOf('/', url.indexOf('://') + 3);
  const query = url.indexOf('?', start);
  return query === -1 ? url.slice(start) : url.slice(start, query);
}

const SLASH = 47;

/** A path without the slashes at its end; a regular expression would try every slash within it. */
export function withoutSlashes(path: string): string {
  let end = path.length;
  while (end > 0 && path.charCodeAt(end - 1) === SLASH) end -= 1;
  return path.slice(0, end);
}

/** The path that a request is routed by. Names of the site's own files stay as they are. */
export function routedPath({ url }: Request): string {
  const path = pathOf(url);
  if (!PLAIN.test(path)) return path;
  return withoutSlashes(path.toLowerCase());
}
