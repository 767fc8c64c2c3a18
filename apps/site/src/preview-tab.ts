import type { FileCategory } from '@bank-soal/contract/files';

const WORDS = { questions: 'soal', answers: 'jawaban', testCases: 'test-cases' } as const;

/** Reads the tab out of the address; the first one for anything else. */
export function parseTab(word: string | null): FileCategory {
  const found = Object.entries(WORDS).find(([, known]) => known === word);
  return found ? (found[0] as FileCategory) : 'questions';
}

/** The address's part for a tab; the first one needs none. */
export function tabParam(tab: FileCategory): Record<string, string> {
  return tab === 'questions' ? {} : { tab: WORDS[tab] };
}
