/** What of the list of all sets lives in the address. */
export interface AllSetsState {
  /** What is searched; `''` for all. */
  q: string;
  /** Which of them: `''` for all, `'true'` for withdrawn ones, `'false'` for the others. */
  withdrawn: '' | 'true' | 'false';
}

const STATES = { tampil: 'false', ditarik: 'true' } as const;

/** Between the state of the list and the query part of its address. */
export const allSetsAddress = {
  /** Reads an address; what it does not say, or says wrongly, narrows nothing. */
  read(params: URLSearchParams): AllSetsState {
    const word = params.get('keadaan') ?? '';
    const withdrawn = Object.hasOwn(STATES, word) ? STATES[word as keyof typeof STATES] : '';
    return { q: (params.get('q') ?? '').trim(), withdrawn };
  },
  /** Writes an address; the same state always gives the same text. */
  write({ q, withdrawn }: AllSetsState): URLSearchParams {
    const word = Object.entries(STATES).find(([, value]) => value === withdrawn)?.[0];
    return new URLSearchParams({ ...(q && { q }), ...(word && { keadaan: word }) });
  },
};
