import { createContext } from 'react';

/** The host's texts; their parser comes with the provider, so that a page without one loads none. */
export interface GivenTexts {
  /** Puts what was given over the texts of an area; the same object for the same texts. */
  over: (own: object) => object;
  /** The host's texts for an area of the screens. */
  of: (area: string) => object;
}

/** The host's texts; undefined where there are none. Not exported from the folder's index. */
export const TextsContext = createContext<GivenTexts | undefined>(undefined);
