/** Whom a list can be shown as. */
export type ReaderKind = 'visitor' | 'user' | 'lecturer';
