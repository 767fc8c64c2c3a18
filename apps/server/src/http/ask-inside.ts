import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import type { Ask } from './site-renderer.js';

/** The one header of a reader that goes along: where they come from, as a proxy wrote it down. */
const FROM = 'x-forwarded-for';

/**
 * Calls of this server's own API that need no network, for a page that somebody has asked for. They are a
 * visitor's, whatever came with that request, but count as coming from where it came from.
 */
export function askInside(app: Hono, c: Context): Ask {
  const { incoming, outgoing } = c.env as HttpBindings;
  const from = incoming.headers[FROM]?.toString();
  const headers = from === undefined ? {} : { [FROM]: from };
  return async (address, request) => {
    const { method = 'GET' } = request;
    const call = { method, url: address, headers, socket: incoming.socket };
    const env = { incoming: call, outgoing };
    return app.fetch(new Request(`http://localhost${address}`, { method, headers }), env);
  };
}
