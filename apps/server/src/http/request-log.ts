import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';

/**
 * One line a request: never its headers, its query or its body, which may hold secrets.
 *
 * @returns undefined where nobody wants to read them
 */
export function logRequests(log: Logger) {
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
      if (status >= 500) log.error(line, 'request');
      else log.info(line, 'request');
    });
  };
}
