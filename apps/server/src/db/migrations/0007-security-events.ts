import type { Kysely } from 'kysely';
import type { DatabaseDialect } from '../dialect.js';

/** Until now the names of tables; from now on the words of the wire. */
const TARGETS = [
  ['users', 'account'],
  ['question_sets', 'set'],
  ['files', 'file'],
  ['course_tags', 'course-tag'],
  ['material_tags', 'material-tag'],
  ['course_materials', 'course-material'],
] as const;

/** Not only what administrators changed: who signed in, from where, and what came of it. */
export async function securityEvents(
  db: Kysely<unknown>,
  { types }: DatabaseDialect,
): Promise<void> {
  const log = db as Kysely<{ audit_log: { target: string } }>;
  const table = db.schema.alterTable('audit_log');
  await table.addColumn('address', types.text).execute();
  await table
    .addColumn('outcome', types.text, (column) => column.notNull().defaultTo('ok'))
    .execute();
  await table
    .addColumn('count', types.integer, (column) => column.notNull().defaultTo(1))
    .execute();
  await table.addColumn('last_at', types.text).execute();
  await table.addColumn('fold_key', types.text).execute();
  for (const [old, word] of TARGETS) {
    await log.updateTable('audit_log').set({ target: word }).where('target', '=', old).execute();
  }
  const index = (name: string) => db.schema.createIndex(`audit_log_${name}`).on('audit_log');
  await index('at').column('at').execute();
  await index('actor').columns(['actor_id', 'id']).execute();
  await index('target').columns(['target', 'target_id', 'id']).execute();
  await index('fold').unique().column('fold_key').execute();
}
