import type { Selectable, Transaction } from 'kysely';
import type { Database } from '../db/schema.js';
import type { CourseMaterialsTable } from '../db/tables/tags.js';
import type { FollowsTable } from '../db/tables/talk.js';
import { type MovedOutcome, moveOutcomes, putBackOutcomes } from './merge-outcomes.js';

type Moved<Row> = { row: Row; moved: boolean };

/** Rows of a course; duplicates of the other course's went with the tag. */
export interface CourseParts {
  tags: number[];
  materials: Moved<Selectable<CourseMaterialsTable>>[];
  follows: Moved<Selectable<FollowsTable>>[];
  /** Absent in records of servers that knew none. */
  outcomes?: MovedOutcome[];
}

/** Hangs on another course what hangs on one. */
export async function moveCourse(
  db: Transaction<Database>,
  from: number,
  into: number,
): Promise<CourseParts> {
  const tags = await db
    .updateTable('material_tags')
    .set({ course_tag_id: into })
    .where('course_tag_id', '=', from)
    .returning('id')
    .execute();
  const materialsOf = (id: number) =>
    db.selectFrom('course_materials').selectAll().where('course_tag_id', '=', id).execute();
  const followsOf = (id: number) =>
    db.selectFrom('follows').selectAll().where('course_tag_id', '=', id).execute();
  const keys = new Set((await materialsOf(into)).map(({ name_key }) => name_key));
  const followers = new Set((await followsOf(into)).map(({ user_id }) => user_id));
  const parts = {
    tags: tags.map(({ id }) => id),
    materials: (await materialsOf(from)).map((row) => ({ row, moved: !keys.has(row.name_key) })),
    follows: (await followsOf(from)).map((row) => ({ row, moved: !followers.has(row.user_id) })),
    outcomes: await moveOutcomes(db, from, into),
  };
  const target = { course_tag_id: into };
  for (const { row, moved } of parts.materials) {
    if (moved)
      await db.updateTable('course_materials').set(target).where('id', '=', row.id).execute();
  }
  for (const { row, moved } of parts.follows) {
    const { user_id, at } = row;
    if (moved)
      await db
        .insertInto('follows')
        .values({ user_id, at, ...target })
        .execute();
  }
  return parts;
}

/** Hangs it on its own course again. */
export async function putBackCourse(
  db: Transaction<Database>,
  id: number,
  into: number,
  { tags, materials, follows, outcomes }: CourseParts,
): Promise<void> {
  await putBackOutcomes(db, id, into, outcomes);
  const back = { course_tag_id: id };
  if (tags.length > 0) {
    const ours = db.updateTable('material_tags').set(back).where('course_tag_id', '=', into);
    await ours.where('id', 'in', tags).execute();
  }
  for (const { row, moved } of materials) {
    if (moved) {
      const ours = db.updateTable('course_materials').set(back).where('course_tag_id', '=', into);
      await ours.where('id', '=', row.id).execute();
    } else await db.insertInto('course_materials').values(row).execute();
  }
  for (const { row, moved } of follows) {
    const { user_id, at } = row;
    const isThere = await db.selectFrom('users').select('id').where('id', '=', user_id).execute();
    if (isThere.length > 0)
      await db
        .insertInto('follows')
        .values({ user_id, at, ...back })
        .execute();
    if (!moved) continue;
    const theirs = db.deleteFrom('follows').where('course_tag_id', '=', into);
    await theirs.where('user_id', '=', user_id).execute();
  }
}
