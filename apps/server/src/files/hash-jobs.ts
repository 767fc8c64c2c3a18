/** What the thread that hashes is told of a file that is still being written. */
export interface HashJob {
  id: number;
  path: string;
  /** So many bytes are there by now. */
  written: number;
  /** Whether that is all of them, and an answer is awaited. */
  ends: boolean;
}

/** The file goes unfinished. */
export interface HashDrop {
  dropped: number;
}

export type HashAnswer =
  | { id: number; sha256: string }
  | { id: number; failure: { message: string; code: string | undefined } };
