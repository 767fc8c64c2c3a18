import type { ReactNode } from 'react';
import type { QuestionSet } from './question-set.js';

/** Which sets of a list are chosen, and how others are; absent where nobody chooses. */
export interface PickedSets {
  ids: ReadonlySet<number>;
  /** Chooses these of those that are shown. */
  choose: (ids: ReadonlySet<string | number>) => void;
  /** Whether a set can be chosen. */
  mayChoose: (set: QuestionSet) => boolean;
  /** Names a set's box. */
  nameOf: (set: QuestionSet) => string;
  box: (set: QuestionSet) => ReactNode;
}
