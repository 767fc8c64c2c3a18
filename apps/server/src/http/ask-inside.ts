import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import type { Account } from '../account.js';
import type { Ask } from './site/site-renderer.js';

/** The one header of the viewer that goes along: their address, as a proxy wrote it down. */
const FROM = 'x-forwarded-for';

/** Bindings of a call from inside, and of none from a network. */
interface InsideBindings extends HttpBindings {
  viewer?: Account | undefined;
}

/** Account of a call by this server itself; undefined for a visitor, and for every call from outside. */
export const viewerInside = (c: Context): Account | undefined => (c.env as InsideBindings).viewer;

/**
 * Calls of this server's own API that need no network, for a page request. They are the viewer's or a
 * visitor's, whatever came with the request, but count for the request's address.
 */
export function askInside(app: Hono, c: Context, viewer: Account | undefined): Ask {
  const { incoming, outgoing } = c.env as HttpBindings;
  const from = incoming.headers[FROM]?.toString();
  const headers = from === undefined ? {} : { [FROM]: from };
  return async (address, request) => {
    const { method = 'GET' } = request;
    if (method !== 'GET') throw new Error(`Drawing a page makes no ${method}`);
    const call = { method, url: address, headers, socket: incoming.socket };
    const env = { incoming: call, outgoing, viewer };
    return app.fetch(new Request(`http://localhost${address}`, { method, headers }), env);
  };
}
