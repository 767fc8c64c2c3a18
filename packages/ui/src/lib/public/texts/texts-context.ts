'use client';

import { createContext } from 'react';

/** What hosts gave; the means of it come with the provider, so that a page without one loads none. */
export interface GivenTexts {
  /** Puts what was given over the texts of an area; the same object for the same texts. */
  over: (own: object) => object;
  /** What was given of an area of the screens. */
  of: (area: string) => object;
}

/** What hosts gave; undefined where they gave nothing. Not exported from the folder's index. */
export const TextsContext = createContext<GivenTexts | undefined>(undefined);
