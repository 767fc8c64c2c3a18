import { buildSet } from './build-set.js';
import { questionBank } from './content/question-bank.js';
import { demoPeople } from './people.js';
import { allPlans } from './plans/all-plans.js';
import { demoCourseMaterials, demoCourses, demoMaterialTags } from './tags.js';
import type { Demo, DemoSet } from './types.js';

/** Everything that an empty database is filled with; the same bytes on every machine. */
export async function buildDemo(): Promise<Demo> {
  const sets: DemoSet[] = [];
  for (const course of demoCourses) {
    for (const [place, plan] of allPlans[course].entries()) {
      sets.push(await buildSet(plan, course, questionBank[course], place));
    }
  }
  return {
    people: demoPeople,
    courses: [...demoCourses],
    materialTags: demoMaterialTags,
    courseMaterials: demoCourseMaterials,
    sets: sets.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt)),
  };
}
