import { nameKey } from '@bank-soal/contract/rules-tags';
import { MERGE_UNDO_SECONDS, type TagMergeAnswer } from '@bank-soal/contract/tag-merges';
import type { Selectable, Transaction } from 'kysely';
import type { Account } from '../account.js';
import { locked } from '../db/dialect.js';
import type { Database } from '../db/schema.js';
import type {
  CourseMaterialsTable,
  CourseTagsTable,
  MaterialTagsTable,
} from '../db/tables/tags.js';
import type { FollowsTable } from '../db/tables/talk.js';
import { transact } from '../db/transact.js';
import { notFound, Refusal } from '../refusal.js';
import { recordAudit } from './audit.js';
import { courseTagKind } from './course-tags.js';
import { refuseDuplicate } from './duplicates.js';
import { materialTagKind } from './material-tags.js';
import { questionsNamed, type Retag, retagQuestions } from './questions/retag-questions.js';
import { putBackSubjects, putBackTopics, type Renamed } from './rename-in-sets.js';
import type { Services } from './services.js';
import { stillAdmin } from './still-may.js';

type Lists = { setList: Pick<Services['setList'], 'changedAll'> };
type Moved<Row> = { row: Row; moved: boolean };

/** What hangs on a course; what the other course had already went with the tag. */
interface CourseParts {
  tags: number[];
  materials: Moved<Selectable<CourseMaterialsTable>>[];
  follows: Moved<Selectable<FollowsTable>>[];
}

/** All that a merge has changed, as it was before. */
interface Record {
  tag: Selectable<CourseTagsTable> | Selectable<MaterialTagsTable>;
  sets: Renamed[];
  /** The course or the topics that each question had. */
  questions: { id: number; subject: string; topics: string[] }[];
  course?: CourseParts;
  /** The other tag had no course, and has this one's since. */
  gaveCourse?: boolean;
}

const KINDS = {
  course_tags: {
    ...courseTagKind,
    column: 'search_subject',
    putBack: putBackSubjects,
  },
  material_tags: {
    ...materialTagKind,
    column: 'search_topics',
    putBack: putBackTopics,
  },
} as const;

/** The tables of tags that can be merged. */
export type TagTable = keyof typeof KINDS;

/** A course or a topic by one name, under another one. */
function retagging(table: TagTable, from: string, to: string): Retag {
  return (fields) => {
    if (table === 'course_tags') {
      return nameKey(fields.subject) === nameKey(from) ? { ...fields, subject: to } : undefined;
    }
    if (!fields.topics.some((topic) => nameKey(topic) === nameKey(from))) return undefined;
    const topics = fields.topics.map((topic) => (nameKey(topic) === nameKey(from) ? to : topic));
    const once = topics.filter(
      (topic, at) => topics.findIndex((other) => nameKey(other) === nameKey(topic)) === at,
    );
    return { ...fields, topics: once };
  };
}

async function moveCourse(
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

async function putBackCourse(
  db: Transaction<Database>,
  id: number,
  into: number,
  { tags, materials, follows }: CourseParts,
): Promise<void> {
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

/**
 * Puts one tag into another: sets, questions and whatever hangs on a course have that one from then on,
 * and the first is gone. Their dates stay.
 *
 * @throws Refusal 400 into itself, 404
 */
export async function mergeTag(
  { db, setList }: Pick<Services, 'db'> & Lists,
  actor: Account,
  table: TagTable,
  id: number,
  intoId: number,
): Promise<TagMergeAnswer> {
  if (id === intoId) throw new Refusal(400, { code: 'invalid', what: 'merge-into' });
  const { find, target, renameInSets, column } = KINDS[table];
  const { answer, sets } = await transact(db, async (transaction) => {
    await stillAdmin(transaction, actor);
    // In the order of their ids: of two merges at once none waits for the other.
    for (const one of [id, intoId].toSorted((a, b) => a - b))
      await find(transaction, one, 'update');
    const tag = await transaction
      .selectFrom(table)
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const into = await find(transaction, intoId);
    const sets = await renameInSets(transaction, tag.name, into.name);
    const found = await questionsNamed(transaction, column, tag.name);
    const retag = retagging(table, tag.name, into.name);
    const questions = await retagQuestions(transaction, actor, found, retag);
    const record: Record = {
      tag,
      sets,
      questions: questions.map(({ id, before: { subject, topics } }) => ({ id, subject, topics })),
    };
    if (table === 'course_tags') record.course = await moveCourse(transaction, id, intoId);
    else if ('course_tag_id' in tag && tag.course_tag_id !== null) {
      const given = await transaction
        .updateTable('material_tags')
        .set({ course_tag_id: tag.course_tag_id })
        .where('id', '=', intoId)
        .where('course_tag_id', 'is', null)
        .executeTakeFirst();
      record.gaveCourse = given.numUpdatedRows > 0n;
    }
    await transaction.deleteFrom(table).where('id', '=', id).execute();
    const now = Date.now();
    const old = new Date(now - MERGE_UNDO_SECONDS * 1000).toISOString();
    await transaction.deleteFrom('tag_merges').where('at', '<', old).execute();
    const merge = await transaction
      .insertInto('tag_merges')
      .values({
        tag: table,
        into_id: intoId,
        moved: JSON.stringify(record),
        at: new Date(now).toISOString(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const counts = { sets: sets.length, questions: questions.length };
    await recordAudit(transaction, actor, {
      action: 'merge',
      target,
      targetId: intoId,
      before: { name: tag.name },
      after: { name: into.name, ...counts },
    });
    return { answer: { id: merge.id, ...counts }, sets };
  });
  if (sets.length > 0) setList.changedAll(sets.map((set) => set.id));
  return answer;
}

/**
 * Takes a merge back within a minute. What somebody has changed meanwhile stays as it is.
 *
 * @throws Refusal 404, 409 when it is too late, or another tag has the name by now
 */
export async function undoMerge(
  { db, setList }: Pick<Services, 'db'> & Lists,
  actor: Account,
  id: number,
): Promise<void> {
  const sets = await transact(db, async (transaction) => {
    await stillAdmin(transaction, actor);
    const merge = await transaction
      .selectFrom('tag_merges')
      .selectAll()
      .where('id', '=', id)
      .modifyEnd(locked(transaction, 'update'))
      .executeTakeFirst();
    if (merge === undefined) throw notFound('tag-merge');
    if (Date.now() - Date.parse(merge.at) > MERGE_UNDO_SECONDS * 1000) {
      throw new Refusal(409, { code: 'merge-undo-over', seconds: MERGE_UNDO_SECONDS });
    }
    await transaction.deleteFrom('tag_merges').where('id', '=', id).execute();
    const { tag, sets, questions, course, gaveCourse }: Record = JSON.parse(merge.moved);
    const table = merge.tag as TagTable;
    const { find, target, taken, putBack } = KINDS[table];
    const into = await find(transaction, merge.into_id, 'update');
    await refuseDuplicate(taken, () => transaction.insertInto(table).values(tag).execute());
    const changed = await putBack(transaction, sets, tag.name, into.name);
    const before = new Map(questions.map((question) => [question.id, question]));
    const again = retagging(table, tag.name, into.name);
    await retagQuestions(transaction, actor, [...before.keys()], (fields, question) => {
      const known = before.get(question);
      const { subject, topics } = { ...fields, ...known };
      const merged = again({ ...fields, subject, topics }, question);
      const isSame =
        merged?.subject === fields.subject && merged.topics.join('\n') === fields.topics.join('\n');
      return isSame ? { ...fields, subject, topics } : undefined;
    });
    if (course) await putBackCourse(transaction, tag.id, into.id, course);
    if (gaveCourse && 'course_tag_id' in tag) {
      await transaction
        .updateTable('material_tags')
        .set({ course_tag_id: null })
        .where('id', '=', into.id)
        .where('course_tag_id', '=', tag.course_tag_id)
        .execute();
    }
    await recordAudit(transaction, actor, {
      action: 'unmerge',
      target,
      targetId: tag.id,
      before: { name: into.name },
      after: { name: tag.name, sets: changed.length },
    });
    return changed;
  });
  if (sets.length > 0) setList.changedAll(sets);
}
