import { COMMAND_PREFIX } from '../version.js';
import { type Command, UsageError } from './command.js';
import { withBank } from './open-bank.js';
import { readArgs } from './read-args.js';

const USAGE = 'audit [--limit JUMLAH]';

/** Shows who did what last, oldest first, one line of JSON each. */
export const audit: Command = async (args, config, { out }) => {
  const { values } = readArgs(
    USAGE,
    args,
    { min: 0, max: 0 },
    {
      limit: { type: 'string', default: '50' },
    },
  );
  const limit = Number(values.limit);
  if (!Number.isInteger(limit) || limit < 1) {
    throw new UsageError(`Cara pakai: ${COMMAND_PREFIX} ${USAGE}`);
  }
  const lines = await withBank(config, (db) =>
    db.selectFrom('audit_log').selectAll().orderBy('id', 'desc').limit(limit).execute(),
  );
  const parsed = (text: string | null) => (text === null ? undefined : JSON.parse(text));
  for (const { before, after, fold_key: _, ...line } of lines.toReversed()) {
    out(JSON.stringify({ ...line, before: parsed(before), after: parsed(after) }));
  }
  return true;
};
