import type { FileCategory } from '@bank-soal/contract/files';
import type { PreviewState } from './preview-state.js';

const WORDS = { questions: 'soal', answers: 'jawaban', testCases: 'test-cases' } as const;

/** Between the preview's state and the query part of its address. The first tab needs no word. */
export const previewAddress = {
  /** Reads an address; the first tab for anything else. */
  read(params: URLSearchParams): PreviewState {
    const found = Object.entries(WORDS).find(([, word]) => word === params.get('tab'));
    return { tab: found ? (found[0] as FileCategory) : 'questions' };
  },
  /** Writes an address; the same state always gives the same text. */
  write({ tab }: PreviewState): URLSearchParams {
    return new URLSearchParams(tab === 'questions' ? {} : { tab: WORDS[tab] });
  },
};
