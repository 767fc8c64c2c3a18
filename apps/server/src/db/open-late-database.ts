import type { Logger } from 'pino';
import type { Config } from '../settings/config.js';
import { openDatabase } from './open-database.js';
import { postgresPlace } from './postgres/connect.js';
import type { Db } from './schema.js';
import { whenThere } from './when-there.js';

/**
 * Opens a bank's database for a server; one with a server of its own may come up later than ours.
 *
 * @throws OperatorError when it cannot be used, or did not come in time
 */
export function openLateDatabase(config: Config, log: Logger): Promise<Db> {
  const { databaseUrl, databaseWaitMs: limitMs } = config;
  const open = () =>
    openDatabase(config, (error) => log.warn({ err: error }, 'database connection broke'));
  if (databaseUrl === undefined) return open();
  const place = postgresPlace(databaseUrl);
  return whenThere(open, {
    place,
    limitMs,
    waits: (reason) => log.warn({ place, reason, limitMs }, 'waiting for the database'),
  });
}
