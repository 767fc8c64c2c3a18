import { buildSet } from './build-set.js';
import { questionBank } from './content/question-bank.js';
import { demoPeople } from './people.js';
import { allPlans } from './plans/all-plans.js';
import { type Course, demoCourseMaterials, demoCourses, demoMaterialTags } from './tags.js';
import type { Demo } from './types.js';

/**
 * Everything that an empty database is filled with; the same bytes on every machine.
 *
 * @param courses those whose sets are made
 */
export async function buildDemo(courses: readonly Course[] = demoCourses): Promise<Demo> {
  const sets = await Promise.all(
    courses.flatMap((course) =>
      allPlans[course].map((plan, place) => buildSet(plan, course, questionBank[course], place)),
    ),
  );
  return {
    people: demoPeople,
    courses: [...demoCourses],
    materialTags: demoMaterialTags,
    courseMaterials: demoCourseMaterials,
    sets: sets.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt)),
  };
}
