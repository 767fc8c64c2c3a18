import type { AuditTarget } from '@bank-soal/contract/administration';
import {
  courseTagBodySchema,
  materialTagBodySchema,
  nameKey,
  TAG_TAKEN,
} from '@bank-soal/contract/tags';
import { stillAdmin } from '../accounts/still-may.js';
import { type Actor, recordAudit } from '../administration/audit.js';
import { dialectOf } from '../db/dialect.js';
import type { DbOrTransaction } from '../db/schema.js';
import { transact } from '../db/transact.js';
import { type ImportKind, readRows } from '../lists/import-rows.js';
import type { Services } from '../services.js';
import { refuseDuplicate } from '../sets/duplicates.js';
import { named } from './named.js';

type TagTable = 'course_tags' | 'material_tags';

function takenIn(table: TagTable) {
  return async (db: DbOrTransaction, keys: readonly string[]) => {
    if (keys.length === 0) return new Set<string>();
    const rows = await db
      .selectFrom(table)
      .select('name_key')
      .where('name_key', 'in', keys)
      .execute();
    return new Set(rows.map((row) => row.name_key));
  };
}

const shared = { field: 'name', keyOf: nameKey };

const KINDS = {
  course_tags: {
    ...shared,
    target: 'course-tag',
    schema: courseTagBodySchema,
    taken: TAG_TAKEN.course,
    keysTaken: takenIn('course_tags'),
  },
  material_tags: {
    ...shared,
    target: 'material-tag',
    schema: materialTagBodySchema,
    taken: TAG_TAKEN.material,
    keysTaken: takenIn('material_tags'),
  },
} satisfies Record<TagTable, ImportKind<typeof courseTagBodySchema> & { target: AuditTarget }>;

/**
 * Adds many tags at once, all or none; returns how many.
 *
 * @throws Refusal 422 that names every bad row
 */
export function importTags(
  { db }: Services,
  actor: Actor,
  table: TagTable,
  rows: readonly unknown[],
): Promise<number> {
  const kind = KINDS[table];
  const { target } = kind;
  return refuseDuplicate(kind.taken, () =>
    transact(db, async (transaction) => {
      await stillAdmin(transaction, actor);
      // Of the same rows twice at a time, the second is refused with their numbers.
      await dialectOf(transaction).alone(transaction);
      const names = await readRows(kind, transaction, rows);
      const now = new Date().toISOString();
      const tags = await transaction
        .insertInto(table)
        .values(names.map(({ name }) => named(name, now)))
        .returning(['id', 'name'])
        .execute();
      const entries = tags.map(
        ({ id, name }) => ({ action: 'create', target, targetId: id, after: { name } }) as const,
      );
      await recordAudit(transaction, actor, ...entries);
      return tags.length;
    }),
  );
}
