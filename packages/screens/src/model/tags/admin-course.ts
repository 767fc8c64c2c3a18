import { type CourseStatsAnswer, courseCode } from '@bank-soal/contract/tags';

/** A material of one course only (materi khusus). */
export interface CourseMaterial {
  id: number;
  name: string;
}

/** A course with what it has. */
export interface Course {
  id: number;
  name: string;
  /** `CS` and the id, padded to three digits: `CS007`. */
  code: string;
  materials: number;
  sets: number;
}

/** Joins the courses with their counts; a course without counts has nothing yet. */
export function toCourses(
  tags: readonly { id: number; name: string }[],
  stats: readonly CourseStatsAnswer[],
): Course[] {
  const counts = new Map(stats.map((one) => [one.id, one]));
  return tags.map(({ id, name }) => ({
    id,
    name,
    code: courseCode(id),
    materials: counts.get(id)?.material_count ?? 0,
    sets: counts.get(id)?.question_set_count ?? 0,
  }));
}

/** The courses whose name or code contains the text, regardless of case. */
export function searchCourses(courses: readonly Course[], text: string): readonly Course[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return courses;
  return courses.filter(
    ({ name, code }) => name.toLowerCase().includes(wanted) || code.toLowerCase().includes(wanted),
  );
}

/** Materials per course on average, with one decimal: '2,5', or '2.5' in English. */
export function averageMaterials(
  courses: readonly Pick<Course, 'materials'>[],
  locale: string,
): string {
  const total = courses.reduce((sum, { materials }) => sum + materials, 0);
  const decimals = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return (total / (courses.length || 1)).toLocaleString(locale, decimals);
}
