import type { IncomingMessage, ServerResponse } from 'node:http';
import { isLoopback } from '../loopback.js';
import { refuse } from './client-error.js';

/**
 * Refuses a request that came through a proxy: the demo was not set up for one.
 *
 * @returns whether it was refused
 */
export function refuseForwarded(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
  const isForwarded = Object.keys(incoming.headers).some(
    (name) => name === 'forwarded' || name.startsWith('x-forwarded-'),
  );
  if (isForwarded) refuse(outgoing, 403, { code: 'demo-stays-here' });
  return isForwarded;
}

/**
 * Refuses a request for a host that is not this machine: the name of a site whose proxy keeps silent, or one that a
 * stranger's page had resolved to here.
 *
 * @returns whether it was refused
 */
export function refuseElsewhere(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
  const { host } = incoming.headers;
  if (host === undefined || isLoopback(host.replace(/:\d*$/, ''))) return false;
  refuse(outgoing, 403, { code: 'demo-stays-here' });
  return true;
}
