import type { QuestionSet } from '@bank-soal/screens/model';

const COURSES = ['Struktur Data', 'Basis Data', 'Jaringan Komputer', 'Kecerdasan Buatan'];
const TOPICS = ['Linked List', 'Graph', 'SQL', 'Greedy', 'Sorting', 'Routing', 'Neural Network'];
const PEOPLE = ['Dr. Ratna Wulandari, M.Kom.', 'Bagas Prasetyanto, S.T., M.T.', 'Sari Utami'];
const LEVELS = ['Mudah', 'Sedang', 'Sulit'];
const at = <T>(list: readonly T[], index: number) => list[index % list.length] as T;

/** So many sets, always the same ones. */
export function makeSets(count: number): QuestionSet[] {
  return Array.from({ length: count }, (_, id) => ({
    id,
    title: `${at(['UTS', 'UAS', 'Kuis'], id)} ${at(COURSES, id * 7)} ${2015 + (id % 10)} paket ${id}`,
    subject: at(COURSES, id * 7),
    year: 2015 + (id % 10),
    lecturer: at(PEOPLE, id * 5),
    level: at(LEVELS, id * 11),
    lastUpdated: new Date(Date.UTC(2025, 0, 1) - id * 3_600_000).toISOString(),
    topics: [at(TOPICS, id), at(TOPICS, id * 3 + 1)],
    downloads: id % 500,
    description: '',
    questionCount: 5,
    files: [],
  }));
}
