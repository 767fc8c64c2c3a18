/** Whom a list can be shown as. */
export type ReaderKind = 'visitor' | 'user' | 'lecturer';

/** Somebody whose eyes one can borrow; `me` is how it is for oneself. */
export type Viewer = ReaderKind | 'me';

/** All of them, oneself first. */
export const VIEWERS: readonly Viewer[] = ['me', 'lecturer', 'user', 'visitor'];
