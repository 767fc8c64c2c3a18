import { FILE_CATEGORIES, type FileCategory } from '@bank-soal/contract/files';
import { FILE_SEARCH_SORTS } from '@bank-soal/contract/search';
import type { FileQuery } from '../../model/search/file-query.js';

const NAMES = {
  levels: 'level',
  courseTags: 'courseTag',
  materialTags: 'materialTag',
  examKinds: 'examKind',
  terms: 'term',
  years: 'year',
} as const;

// People read the address too.
const CATEGORIES: Readonly<Record<FileCategory, string>> = {
  questions: 'soal',
  answers: 'jawaban',
  testCases: 'test-cases',
};

const once = <T>(words: T[]) => [...new Set(words)];

/**
 * Between the search inside files and the query part of its address. The words and those filters that both
 * searches have are named as in the search for sets, so that they stay when people go to the other.
 */
export const fileSearchAddress = {
  /** Reads an address; what it does not say, or says wrongly, is as it starts. */
  read(params: URLSearchParams): FileQuery {
    const list = (name: string) => once(params.getAll(name).filter((word) => word !== ''));
    const categories = list('jenis');
    const sort = params.get('sort');
    return {
      q: (params.get('q') ?? '').trim(),
      levels: list(NAMES.levels),
      courseTags: list(NAMES.courseTags),
      materialTags: list(NAMES.materialTags),
      examKinds: list(NAMES.examKinds),
      terms: list(NAMES.terms),
      years: list(NAMES.years)
        .filter((year) => /^\d{4}$/.test(year))
        .slice(0, 1),
      categories: FILE_CATEGORIES.filter((one) => categories.includes(CATEGORIES[one])),
      sort: FILE_SEARCH_SORTS.find((one) => one === sort) ?? 'rank',
    };
  },
  /** Writes an address; the same state always gives the same text. */
  write({ q, categories, sort, ...lists }: FileQuery): URLSearchParams {
    const params = new URLSearchParams({ mode: 'isi' });
    if (q.trim() !== '') params.append('q', q.trim());
    for (const [part, name] of Object.entries(NAMES)) {
      for (const word of lists[part as keyof typeof NAMES]) params.append(name, word);
    }
    for (const category of categories) params.append('jenis', CATEGORIES[category]);
    if (sort !== 'rank') params.append('sort', sort);
    return params;
  },
};
