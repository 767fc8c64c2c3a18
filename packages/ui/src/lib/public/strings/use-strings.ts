'use client';

import { useContext } from 'react';
import type { Strings } from './id.js';
import { StringsContext } from './strings-context.js';

/**
 * The built-in texts in force here: the host's, else those that are handed in. `indonesian` has all of
 * them; what a first visit shows takes `basicStrings` (small parts) or `frameStrings` (around every
 * page), fields and tables `controlStrings`, questions and papers `questionStrings` and `paperStrings`,
 * so that the sentences of the whole library are not loaded for a badge.
 */
export function useStrings<Key extends keyof Strings>(own: Pick<Strings, Key>): Pick<Strings, Key> {
  return useContext(StringsContext) ?? own;
}
