import type { Kysely } from 'kysely';
import { pendingMigrations } from '../db/migrate.js';
import type { Command } from './command.js';
import { withBank } from './open-bank.js';
import { readArgs } from './read-args.js';

/**
 * Names what this release would change in the tables when its server starts, one a line; nothing when it
 * would change nothing. An upgrade runs it before it stops the server.
 *
 * @throws OperatorError when the database was written by a newer release
 */
export const schemaSteps: Command = async (args, config, { out }) => {
  readArgs('schema-steps', args, { min: 0, max: 0 }, {});
  const pending = await withBank(config, (db) =>
    pendingMigrations(db as unknown as Kysely<unknown>),
  );
  for (const { name } of pending) out(name);
  return true;
};
