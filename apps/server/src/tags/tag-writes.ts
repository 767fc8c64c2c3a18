import type { AuditTarget } from '@bank-soal/contract/administration';
import type { Failure } from '@bank-soal/contract/common';
import type { RenamedTagBody } from '@bank-soal/contract/tags';
import type { Transaction } from 'kysely';
import type { Account } from '../account.js';
import { stillAdmin } from '../accounts/still-may.js';
import { type Actor, recordAudit } from '../administration/audit.js';
import type { RowLock } from '../db/dialect.js';
import type { Database, DbOrTransaction } from '../db/schema.js';
import { transact } from '../db/transact.js';
import type { Services } from '../services.js';
import { refuseDuplicate } from '../sets/duplicates.js';
import { named, renamed } from './named.js';
import { refuseRenamed } from './refuse-renamed.js';
import type { Renamed } from './rename-in-sets.js';

export interface Tag {
  id: number;
  name: string;
}

/** Functions of one kind of tag, where writing is the same for all. */
export interface TagKind<Found extends Tag> {
  table: 'course_tags' | 'material_tags';
  target: AuditTarget;
  /** Refuses a name that another tag of this kind has. */
  taken: Failure;
  /** @throws Refusal 404 */
  find: (db: DbOrTransaction, id: number, lock?: RowLock) => Promise<Found>;
  /** Renames it where sets have its name; returns the sets that changed. */
  renameInSets: (db: DbOrTransaction, from: string, to: string) => Promise<Renamed[]>;
  /** Takes from questions what goes with the tag. */
  release?: (db: Transaction<Database>, actor: Account, id: number) => Promise<void>;
}

/** @throws Refusal 409 */
export function createTag<Found extends Tag>(
  { table, target, taken, find }: TagKind<Found>,
  { db }: Services,
  actor: Actor,
  name: string,
): Promise<Found> {
  return refuseDuplicate(taken, () =>
    transact(db, async (transaction) => {
      await stillAdmin(transaction, actor);
      const { id } = await transaction
        .insertInto(table)
        .values(named(name))
        .returning('id')
        .executeTakeFirstOrThrow();
      await recordAudit(transaction, actor, {
        action: 'create',
        target,
        targetId: id,
        after: { name },
      });
      return find(transaction, id);
    }),
  );
}

/**
 * Renames a tag, and with it what every set has by its name; their dates stay.
 *
 * @throws Refusal 404, 409
 */
export async function renameTag<Found extends Tag>(
  { table, target, taken, find, renameInSets }: TagKind<Found>,
  { db, setList }: Services,
  actor: Actor,
  id: number,
  { name, from }: RenamedTagBody,
): Promise<Found> {
  const { tag, sets } = await refuseDuplicate(taken, () =>
    transact(db, async (transaction) => {
      await stillAdmin(transaction, actor);
      const before = await find(transaction, id, 'update');
      refuseRenamed(before.name, from, name);
      await transaction.updateTable(table).set(renamed(name)).where('id', '=', id).execute();
      const sets = await renameInSets(transaction, before.name, name);
      await recordAudit(transaction, actor, {
        action: 'update',
        target,
        targetId: id,
        before: { name: before.name },
        after: { name, sets: sets.length },
      });
      return { tag: await find(transaction, id), sets };
    }),
  );
  if (sets.length > 0) setList.changedAll(sets.map((set) => set.id));
  return tag;
}

/** @throws Refusal 404 */
export async function deleteTag(
  { table, target, find, release }: TagKind<Tag>,
  { db }: Services,
  actor: Account,
  id: number,
): Promise<void> {
  await transact(db, async (transaction) => {
    await stillAdmin(transaction, actor);
    const { name } = await find(transaction, id, 'update');
    await release?.(transaction, actor, id);
    await transaction.deleteFrom(table).where('id', '=', id).execute();
    await recordAudit(transaction, actor, {
      action: 'delete',
      target,
      targetId: id,
      before: { name },
    });
  });
}
