import type { ReactNode } from 'react';

/** Whose value: what was typed here, or what is stored by now. */
export type ConflictSide = 'mine' | 'theirs';

/** A field that two people have changed. */
export interface ConflictField {
  /** Name of the field in `onResolve`. */
  id: string;
  /** Names it to people, such as 'Judul'. */
  label: string;
  /** Value typed here; empty shows as 'Kosong'. */
  mine: ReactNode;
  /** Value stored meanwhile; empty shows as 'Kosong'. */
  theirs: ReactNode;
}
