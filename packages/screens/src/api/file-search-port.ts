import type { FileHit, FileSearchQuery, FileSearchSort } from '@bank-soal/contract/file-search';

/** What is asked of a search inside files. */
export type FileSearchCall = FileSearchQuery;

/** Some of the files that have all sought words. */
export interface FileSearchPage {
  hits: FileHit[];
  /** How many files have them, on all pages together. */
  count: number;
  /** There are more than `count`. */
  isMore: boolean;
  /** The order that they really have. */
  sortedBy: FileSearchSort | undefined;
  /** Asks for the next page; absent on the last. */
  next: string | undefined;
}
