import { parseId } from '@bank-soal/contract/common';

/** State of the list of all sets in the address. */
export interface AllSetsState {
  /** Searched text; `''` for all. */
  q: string;
  /** Which of them: `''` for all, `'true'` for withdrawn ones, `'false'` for the others. */
  withdrawn: '' | 'true' | 'false';
  /** Only those of this course, by its whole name. */
  course?: string | undefined;
  /** Only those of this year. */
  year?: number | undefined;
  /** Only those with an answer key, or without. */
  key?: '' | 'with' | 'without' | undefined;
}

const STATES = { tampil: 'false', ditarik: 'true' } as const;
const KEYS = { ada: 'with', tanpa: 'without' } as const;

const wordOf = (words: Readonly<Record<string, string>>, value: string | undefined) =>
  Object.entries(words).find(([, one]) => one === value)?.[0];

/** Between the state of the list and the query part of its address. */
export const allSetsAddress = {
  /** Reads an address; what it does not say, or says wrongly, narrows nothing. */
  read(params: URLSearchParams): AllSetsState {
    const word = params.get('keadaan') ?? '';
    const withdrawn = Object.hasOwn(STATES, word) ? STATES[word as keyof typeof STATES] : '';
    const kunci = params.get('kunci') ?? '';
    return {
      q: (params.get('q') ?? '').trim(),
      withdrawn,
      course: params.get('matkul') || undefined,
      year: parseId(params.get('tahun') ?? ''),
      key: Object.hasOwn(KEYS, kunci) ? KEYS[kunci as keyof typeof KEYS] : undefined,
    };
  },
  /** Writes an address; the same state always gives the same text. */
  write({ q, withdrawn, course, year, key }: AllSetsState): URLSearchParams {
    const parts = {
      q,
      keadaan: wordOf(STATES, withdrawn),
      matkul: course,
      tahun: year && String(year),
      kunci: wordOf(KEYS, key),
    };
    const given = Object.entries(parts).flatMap(([name, value]) => (value ? [[name, value]] : []));
    return new URLSearchParams(given);
  },
};
