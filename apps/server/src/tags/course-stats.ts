import type { CourseStatsAnswer } from '@bank-soal/contract/tags';
import type { DbOrTransaction } from '../db/schema.js';
import type { Services } from '../services.js';
import { type SetView, shown, type Viewer } from '../sets/set-view.js';
import { totalView } from '../sets/total-view.js';

/** How often both halves are read anew where a write comes between them. */
const TRIES = 3;

/** How many sets each course has that a view shows, by the key of its name. */
async function countByCourse(
  db: DbOrTransaction,
  view: SetView,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('question_sets')
    .select((eb) => ['subject_key', eb.fn.countAll().as('sets')])
    .where(shown(view))
    .groupBy('subject_key')
    .execute();
  return new Map(rows.map(({ subject_key, sets }) => [subject_key, Number(sets)]));
}

/** Every course, with how many tags and own materials it has. */
function coursesWithMaterials(db: DbOrTransaction) {
  return db
    .selectFrom('course_tags')
    .select((eb) => [
      'course_tags.id',
      'course_tags.name',
      'course_tags.name_key',
      eb
        .selectFrom('material_tags')
        .select((count) => count.fn.countAll<number>().as('count'))
        .whereRef('material_tags.course_tag_id', '=', 'course_tags.id')
        .as('tags'),
      eb
        .selectFrom('course_materials')
        .select((count) => count.fn.countAll<number>().as('count'))
        .whereRef('course_materials.course_tag_id', '=', 'course_tags.id')
        .as('materials'),
    ])
    .orderBy('name_key')
    .execute();
}

/**
 * Counts of every course: its tags and own materials together, and the sets that a viewer may see. Sets are
 * counted once for all viewers with the same counts, until one changes.
 */
export async function courseStats(
  services: Pick<Services, 'db' | 'setList' | 'setTotals' | 'courseTotals'>,
  viewer: Viewer,
): Promise<CourseStatsAnswer[]> {
  const { db, setList, setTotals, courseTotals } = services;
  for (let tries = 1; ; tries += 1) {
    const version = await setList.version();
    const { view, key } = await totalView(db, setTotals, viewer);
    const sets = await courseTotals.of(key, () => countByCourse(db, view));
    const courses = await coursesWithMaterials(db);
    // A course that is renamed takes its sets along: both are of one moment.
    if (tries < TRIES && (await setList.version()) !== version) continue;
    return courses.map(({ id, name, name_key, tags, materials }) => ({
      id,
      name,
      material_count: Number(tags) + Number(materials),
      question_set_count: sets.get(name_key) ?? 0,
    }));
  }
}
