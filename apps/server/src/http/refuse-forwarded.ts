import type { IncomingMessage, ServerResponse } from 'node:http';
import { refuse } from './client-error.js';

/**
 * Refuses a request that came through a proxy: whoever put one before the demo did not tell it.
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
