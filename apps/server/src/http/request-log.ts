import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';

/** One line a request: never its headers, its query or its body, which may hold secrets. */
export function requestLog(log: Logger): MiddlewareHandler {
  return async (c, next) => {
    const start = performance.now();
    await next();
    if (c.res.status < 500 && !log.isLevelEnabled('info')) return;
    const line = {
      method: c.req.method,
      path: c.req.path,
      status: c.res.status,
      ms: Math.round((performance.now() - start) * 10) / 10,
    };
    if (line.status >= 500) log.error(line, 'request');
    else log.info(line, 'request');
  };
}
