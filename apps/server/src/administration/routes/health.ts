import { Hono } from 'hono';
import { messages, said } from '../../http/said.js';
import type { Services } from '../../services.js';
import { commitOf, VERSION } from '../../version.js';
import { healthChecks } from '../health.js';

/** Health of the process, and of what it stands on. Outside `/api`. */
export function healthRoutes(services: Services): Hono {
  const { log, metrics } = services;
  const { database, files } = healthChecks(services);
  const health = new Hono();
  health.get('/healthz', (c) =>
    c.json({ status: 'ok', version: VERSION, commit: commitOf() }, 200, {
      'Cache-Control': 'no-store',
    }),
  );
  health.get('/readyz', async (c) => {
    try {
      await database();
      await files();
      return c.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' });
    } catch (error) {
      metrics?.failed(error);
      log.error({ err: error }, 'server is not ready');
      return said(c, { message: messages().unreachable }, 503, { 'Cache-Control': 'no-store' });
    }
  });
  return health;
}
