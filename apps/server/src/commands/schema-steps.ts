import type { Kysely } from 'kysely';
import { appliedMigrations } from '../db/migrate.js';
import { migrations } from '../db/migrations/index.js';
import { OperatorError } from '../operator-error.js';
import type { Command } from './command.js';
import { withBank } from './open-bank.js';
import { readArgs } from './read-args.js';

/**
 * Names what this release would change in the tables when its server starts, one a line; nothing when it would change
 * nothing. An upgrade asks for it before it stops the server.
 *
 * @throws OperatorError when the database was written by a newer release
 */
export const schemaSteps: Command = async (args, config, { out }) => {
  readArgs('schema-steps', args, { min: 0, max: 0 }, {});
  const applied = await withBank(config, (db) =>
    appliedMigrations(db as unknown as Kysely<unknown>),
  );
  const known = migrations.map(({ name }) => name);
  const foreign = applied.filter((name) => !known.includes(name));
  if (foreign.length > 0) {
    throw new OperatorError(
      `Basis data ini ditulis oleh versi yang lebih baru (${foreign.join(', ')}).`,
    );
  }
  for (const name of known) if (!applied.includes(name)) out(name);
  return true;
};
