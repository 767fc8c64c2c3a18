/** Whom a list or a set can be shown as. */
export const READER_KINDS = ['lecturer', 'user', 'visitor'] as const;

/** Whom a list or a set can be shown as. */
export type ReaderKind = (typeof READER_KINDS)[number];

/** Somebody whose eyes one can borrow; `me` is how it is for oneself. */
export type Viewer = ReaderKind | 'me';

/** All of them, oneself first. */
export const VIEWERS: readonly Viewer[] = ['me', ...READER_KINDS];
