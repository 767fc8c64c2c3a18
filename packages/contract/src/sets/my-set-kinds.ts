/** Lists of sets that an account has for itself. */
export const MY_SET_KINDS = ['pinned', 'recent', 'done', 'downloaded'] as const;

/** A list of sets that an account has for itself. */
export type MySetKind = (typeof MY_SET_KINDS)[number];
