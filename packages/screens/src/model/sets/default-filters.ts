import { LEVELS } from '@bank-soal/contract/sets';

/** Options of the filters. Each list is the same object until it changes. */
export interface FilterLists {
  /** Levels of difficulty, easiest first. */
  levels: readonly string[];
  /** Names of courses, each once. */
  courseTags: readonly string[];
  /** Names of topics, each once. */
  materialTags: readonly string[];
}

/** Offered when the server's lists cannot be had. */
export const DEFAULT_FILTERS: FilterLists = {
  levels: LEVELS,
  courseTags: [
    'Algoritma dan Pemrograman',
    'Struktur Data',
    'Basis Data',
    'Pemrograman Web',
    'Pemrograman Mobile',
    'Jaringan Komputer',
    'Sistem Operasi',
    'Rekayasa Perangkat Lunak',
  ],
  materialTags: [
    'Array',
    'Linked List',
    'Stack',
    'Queue',
    'Tree',
    'Graph',
    'Sorting',
    'Searching',
    'SQL',
    'NoSQL',
    'HTML',
    'CSS',
    'JavaScript',
    'React',
    'Node.js',
    'PHP',
    'Python',
    'Java',
  ],
};
