import type { MaterialTagAnswer } from '@bank-soal/contract/material-tags';
import { TAG_SENTENCES } from '@bank-soal/contract/rules-tags';
import { locked, type RowLock } from '../db/dialect.js';
import type { DbOrTransaction } from '../db/schema.js';
import { transact, transactLong } from '../db/transact.js';
import { notFound } from '../refusal.js';
import { type Actor, recordAudit } from './audit.js';
import { refuseDuplicate } from './duplicates.js';
import { named, renamed } from './named.js';
import { renameTopic } from './rename-in-sets.js';
import type { Services } from './services.js';
import { stillAdmin } from './still-may.js';

export const MATERIAL_TAG_COLUMNS = [
  'id',
  'name',
  'created_at',
  'updated_at',
  'course_tag_id',
] as const;
const target = 'material-tag';
const { MATERIAL_DUPLICATE } = TAG_SENTENCES;

function materialTagRows(db: DbOrTransaction) {
  return db.selectFrom('material_tags').select(MATERIAL_TAG_COLUMNS).orderBy('name_key');
}

export function materialTags(db: DbOrTransaction): Promise<MaterialTagAnswer[]> {
  return materialTagRows(db).execute();
}

export function materialTagsOf(
  db: DbOrTransaction,
  courseId: number,
): Promise<MaterialTagAnswer[]> {
  return materialTagRows(db).where('course_tag_id', '=', courseId).execute();
}

/** @throws Refusal 404 */
export async function materialTag(
  db: DbOrTransaction,
  id: number,
  lock?: RowLock,
): Promise<MaterialTagAnswer> {
  const tag = await materialTagRows(db)
    .where('id', '=', id)
    .modifyEnd(locked(db, lock))
    .executeTakeFirst();
  if (tag === undefined) throw notFound('Tag materi');
  return tag;
}

/** @throws Refusal 409 */
export function createMaterialTag(
  { db }: Services,
  actor: Actor,
  name: string,
): Promise<MaterialTagAnswer> {
  return refuseDuplicate(MATERIAL_DUPLICATE, () =>
    transact(db, async (transaction) => {
      await stillAdmin(transaction, actor);
      const tag = await transaction
        .insertInto('material_tags')
        .values({ ...named(name), course_tag_id: null })
        .returning(MATERIAL_TAG_COLUMNS)
        .executeTakeFirstOrThrow();
      const entry = { action: 'create', target, targetId: tag.id, after: { name } } as const;
      await recordAudit(transaction, actor, entry);
      return tag;
    }),
  );
}

/**
 * Renames a tag, and with it the topic of every set that has its name; their dates stay.
 *
 * @throws Refusal 404, 409
 */
export async function renameMaterialTag(
  { db, setList }: Services,
  actor: Actor,
  id: number,
  name: string,
): Promise<MaterialTagAnswer> {
  const { tag, sets } = await refuseDuplicate(MATERIAL_DUPLICATE, () =>
    transactLong(db, async (transaction) => {
      await stillAdmin(transaction, actor);
      const before = await materialTag(transaction, id, 'update');
      const tag = await transaction
        .updateTable('material_tags')
        .set(renamed(name))
        .where('id', '=', id)
        .returning(MATERIAL_TAG_COLUMNS)
        .executeTakeFirstOrThrow();
      const sets = await renameTopic(transaction, before.name, name);
      await recordAudit(transaction, actor, {
        action: 'update',
        target,
        targetId: id,
        before: { name: before.name },
        after: { name, sets: sets.length },
      });
      return { tag, sets };
    }),
  );
  if (sets.length > 0) setList.changedAll(sets);
  return tag;
}

/** @throws Refusal 404 */
export async function deleteMaterialTag({ db }: Services, actor: Actor, id: number): Promise<void> {
  await transact(db, async (transaction) => {
    await stillAdmin(transaction, actor);
    const { name } = await materialTag(transaction, id, 'update');
    await transaction.deleteFrom('material_tags').where('id', '=', id).execute();
    await recordAudit(transaction, actor, {
      action: 'delete',
      target,
      targetId: id,
      before: { name },
    });
  });
}
