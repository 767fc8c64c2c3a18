import type { FailureKey } from '@bank-soal/contract/common';
import type { Rewording, Texts, Wording } from '@bank-soal/ui/lib/texts';
import type { Areas } from '../indonesian/index.js';

/** Every text of the screens in force, by area. */
export type ScreenTexts = Wording<Areas>;

/** A language, or single sentences, of components and screens, for `TextsProvider`. */
export interface SiteTexts extends Texts {
  /** Texts of the screens by area. */
  screens?: Rewording<Areas> & {
    /**
     * The words of failures that rules of the contract find and that the server tells, by code (and behind a dot what it
     * is about); a name in braces stands for a number or a name of the failure.
     */
    sentences?: Partial<Record<FailureKey, string>>;
  };
}
