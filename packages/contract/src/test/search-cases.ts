import type { SetFilter } from '../sets/set-filter.js';
import type { SearchedSet } from '../sets/set-search.js';

/** A set of the cases, as it is shown. */
export interface CaseSet extends SearchedSet {
  id: number;
}

/** One search of {@link CASE_SETS}, and the sets that it finds. */
export interface SearchCase {
  what: string;
  filter: SetFilter;
  found: readonly number[];
}

/** What the cases of the search rule are asked of. Their ids are their places, counted from 1. */
export const CASE_SETS: readonly CaseSet[] = [
  {
    id: 1,
    title: 'UTS Algoritma',
    subject: 'Desain Analisis Algoritma',
    lecturer: 'Ratna',
    topics: ['Greedy', 'Graph'],
    level: 'Mudah',
    examKind: 'UTS',
    term: 'Gasal',
    year: 2023,
    hasAnswers: true,
    hasTestCases: false,
    // Half past midnight on the first of March in Jakarta.
    lastUpdated: '2024-02-29T17:30:00.000Z',
  },
  {
    id: 2,
    title: 'UAS 100% Kueri_lanjut',
    subject: 'Basis Data',
    lecturer: 'Unknown',
    topics: ['SQL', "O'Reilly \\ regex"],
    level: 'Sulit',
    examKind: 'UAS',
    term: 'Genap',
    year: 2024,
    hasAnswers: true,
    hasTestCases: true,
    lastUpdated: '2024-03-02T16:59:59.999Z',
  },
  {
    id: 3,
    title: 'Kuis İstanbul, ΟΔΟΣ, Straße',
    subject: 'É',
    lecturer: 'Sari Wulandari',
    topics: [],
    level: 'Sedang',
    examKind: null,
    term: null,
    year: 2024,
    hasAnswers: false,
    hasTestCases: true,
    lastUpdated: '2024-03-02T17:00:00.000Z',
  },
];

const cases: Record<string, [filter: SetFilter, found: readonly number[]]> = {
  'nothing at all': [{}, [1, 2, 3]],
  'empty parts': [{ text: '', levels: [], courseTags: [], materialTags: [] }, [1, 2, 3]],
  'a part of a title': [{ text: 'uTs' }, [1]],
  'a part of a subject': [{ text: 'ANALISIS' }, [1]],
  'a part of a lecturer': [{ text: 'wulan' }, [3]],
  'the lecturer of a set without one': [{ text: 'unknown' }, [2]],
  'a part of a topic': [{ text: 'gRAPH' }, [1]],
  'a level as text': [{ text: 'Mudah' }, []],
  'a text across two fields': [{ text: 'Algoritma Ratna' }, []],
  'a text across two topics': [{ text: 'greedygraph' }, []],
  'topics as they are joined': [{ text: 'Greedy, Graph' }, []],
  'what stands between texts': [{ text: '\uFFFF' }, []],
  'what stands between topics': [{ text: 'y\uFFFFg' }, []],
  'what stands between topics, as a tag': [{ materialTags: ['y\uFFFFg'] }, []],
  'what stands between topics, or a tag': [{ materialTags: ['y\uFFFFg', 'sql'] }, [2]],
  'a NUL': [{ text: '\0' }, []],
  'a NUL, as a tag': [{ courseTags: ['\0', 'basis'] }, [2]],
  'signs of databases': [{ text: '0% ' }, [2]],
  'a sign for any character': [{ text: 'kueri_' }, [2]],
  'a sign for any text': [{ text: 'u%s' }, []],
  'a quote and a backslash': [{ text: "'reilly \\" }, [2]],
  'two characters': [{ text: 'Sq' }, [2]],
  'a letter without its accent': [{ courseTags: ['e'] }, [1]],
  'large letters with accents': [{ text: 'é' }, [3]],
  'a letter that becomes two': [{ text: 'İS' }, [3]],
  'a letter that ends a word otherwise': [{ text: 'οδος' }, [3]],
  'a letter that has no large one': [{ text: 'STRASSE' }, []],
  'the same letter': [{ text: 'STRAßE' }, [3]],
  'a level': [{ levels: ['Mudah'] }, [1]],
  'any of two levels': [{ levels: ['Mudah', 'Sulit'] }, [1, 2]],
  'a level in other letters': [{ levels: ['mudah'] }, []],
  'a part of a level': [{ levels: ['Mud'] }, []],
  'any of two courses': [{ courseTags: ['basis', 'Jaringan'] }, [2]],
  'a course by its title': [{ courseTags: ['UTS'] }, []],
  'any of two topics': [{ materialTags: ['Gree', 'sql'] }, [1, 2]],
  'a topic by its course': [{ materialTags: ['Basis'] }, []],
  'any topic, where there are none': [{ materialTags: [''] }, [1, 2, 3]],
  'all parts': [{ text: 'uas', levels: ['Sulit'], courseTags: ['data'], materialTags: ['s'] }, [2]],
  'all parts but one': [{ text: 'uas', levels: ['Sulit'], courseTags: ['graf'] }, []],
  'words that stand in different fields': [{ text: 'ratna GRAPH uts', words: 'all' }, [1]],
  'words in another order, and one twice': [{ text: 'data uas data', words: 'all' }, [2]],
  'a word that no field has': [{ text: 'ratna basis', words: 'all' }, []],
  'parts of words': [{ text: 'algo ana', words: 'all' }, [1]],
  'words with other spaces between them': [{ text: '\t uts\n\u00a0algoritma ', words: 'all' }, [1]],
  'words, one of which stands between texts': [{ text: 'uts \uFFFF', words: 'all' }, []],
  'words, of which there are none': [{ text: ' \t', words: 'all' }, [1, 2, 3]],
  'one word, which a field has with others': [{ text: 'kueri_lanjut', words: 'all' }, [2]],
  'all words of nothing': [{ text: '', words: 'all' }, [1, 2, 3]],
  'a kind of exam': [{ examKinds: ['UTS'] }, [1]],
  'any of two kinds': [{ examKinds: ['UAS', 'UTS'] }, [1, 2]],
  'a kind that a title alone tells': [{ examKinds: ['Kuis'] }, [3]],
  'a kind that no set is of': [{ examKinds: ['Praktikum'] }, []],
  'a kind in other letters': [{ examKinds: ['uts'] }, []],
  'no kind as a word': [{ examKinds: [''] }, []],
  'a NUL, as a kind': [{ examKinds: ['\0', 'UAS'] }, [2]],
  'a term': [{ terms: ['Genap'] }, [2]],
  'any of two terms': [{ terms: ['Gasal', 'Pendek'] }, [1]],
  'no term as a word': [{ terms: [''] }, []],
  'a year': [{ year: 2024 }, [2, 3]],
  'a year without sets': [{ year: 1999 }, []],
  'what has a key': [{ hasKey: true }, [1, 2]],
  'what has test cases': [{ hasTestCases: true }, [2, 3]],
  'what has both': [{ hasKey: true, hasTestCases: true }, [2]],
  'what may have a key': [{ hasKey: false }, [1, 2, 3]],
  'exact parts together': [{ text: 'u', examKinds: ['UAS'], terms: ['Genap'], year: 2024 }, [2]],
  'one day in Jakarta': [{ from: '2024-03-01', to: '2024-03-01' }, [1]],
  'the days before it': [{ from: '2024-01-01', to: '2024-02-29' }, []],
  'both ends of a range': [{ from: '2024-03-01', to: '2024-03-02' }, [1, 2]],
  'the day after': [{ from: '2024-03-03', to: '2024-03-03' }, [3]],
  'a range that ends before it begins': [{ from: '2024-03-03', to: '2024-03-01' }, []],
  'half a range': [{ from: '2025-01-01' }, [1, 2, 3]],
  'the other half': [{ from: '', to: '2020-01-01' }, [1, 2, 3]],
};

/** The search rule as a table: whoever searches sets runs it. */
export const SEARCH_CASES: readonly SearchCase[] = Object.entries(cases).map(
  ([what, [filter, found]]) => ({ what, filter, found }),
);
