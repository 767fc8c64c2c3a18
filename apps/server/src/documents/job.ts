/** One file of a combined document. */
export interface DocumentPart {
  /** Where the child process reads it. */
  path: string;
  /** The name that people know. */
  name: string;
  /** The wire's `filetype`. */
  type: string;
  /** The parent gave up on it: a page with this sentence stands in. */
  givenUp?: string;
}

/** What the child process is asked to do. */
export interface CombineJob {
  parts: readonly DocumentPart[];
  /** Where it writes the PDF. */
  output: string;
  maxRssBytes: number;
}

/** What the child process says: which part it begins, and that all are done. */
export type CombineMessage = { begins: number } | { done: true };
