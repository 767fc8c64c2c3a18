/**
 * Fetches on a connection of its own: on a busy machine the server closes an idle one while the next request
 * is on its way, which would look like a server that fails.
 */
export function fetchAlone(url: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('connection', 'close');
  return fetch(url, { ...init, headers });
}
