import type { SearchIndexAnswer } from '@bank-soal/contract/search';

/** How far the texts of files are read, and what can be asked for. */
export interface FileIndex {
  /** By what came of them; a content that several sets have counts once. */
  counts: SearchIndexAnswer;
  /** Someone asked for the numbers again. */
  busy: boolean;
  /** The newest numbers could not be had; `counts` are older ones. */
  failed: boolean;
  /** Asks again. */
  refresh: () => void;
}
