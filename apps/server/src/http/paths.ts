/** Everything that is compared without regard to case and a trailing slash. */
const PLAIN = /^\/(?:api(?:\/|$)|healthz\/*$|readyz\/*$)/i;

/** The path that a request is routed by. Names of the site's own files stay as they are. */
export function routedPath(request: Request): string {
  const { pathname } = new URL(request.url);
  if (!PLAIN.test(pathname)) return pathname;
  return pathname.toLowerCase().replace(/\/+$/, '');
}
