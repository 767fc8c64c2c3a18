import type { ReactNode } from 'react';

/** Whose value: what was typed here, or what is stored by now. */
export type ConflictSide = 'mine' | 'theirs';

/** A field that two people have changed. */
export interface ConflictField {
  /** What `onResolve` names it by. */
  id: string;
  /** Names it to people, such as 'Judul'. */
  label: string;
  /** What was typed here; empty shows as 'Kosong'. */
  mine: ReactNode;
  /** What is stored by now; empty shows as 'Kosong'. */
  theirs: ReactNode;
}
