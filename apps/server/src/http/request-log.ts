import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';

/**
 * Log level of a status. The 503 of a full limiter, or of a store that is away, has a Retry-After: no failure
 * of the program.
 */
function levelOf(outgoing: ServerResponse, isStopping: () => boolean) {
  if (outgoing.statusCode < 500 || isStopping()) return 'info';
  return outgoing.statusCode === 503 && outgoing.hasHeader('retry-after') ? 'warn' : 'error';
}

/**
 * One line a request: never its headers, its query or its body, which may hold secrets.
 *
 * @param isStopping whether the server ends: what it cuts is no failure
 * @returns undefined where nobody wants to read them
 */
export function logRequests(log: Logger, isStopping: () => boolean) {
  if (!log.isLevelEnabled('info')) return undefined;
  return (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const start = performance.now();
    outgoing.once('close', () => {
      const { statusCode: status } = outgoing;
      const line = {
        method: incoming.method,
        path: incoming.url?.split('?', 1)[0],
        status,
        ms: Math.round((performance.now() - start) * 10) / 10,
        ...(!outgoing.writableFinished && { aborted: true }),
      };
      log[levelOf(outgoing, isStopping)](line, 'request');
    });
  };
}
