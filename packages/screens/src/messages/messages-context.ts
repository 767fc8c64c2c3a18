'use client';

import { createContext } from 'react';

/**
 * What the host words itself, by area, and `sentences`. `MessagesProvider` takes only areas and words
 * that exist; here they have no names, so that no area has to know the others.
 */
export interface GivenWords {
  readonly [area: string]: object | undefined;
  readonly sentences?: Readonly<Record<string, string | undefined>>;
}

/** The host's words in force here; undefined where it takes everything as it is. */
export const MessagesContext = createContext<GivenWords | undefined>(undefined);
