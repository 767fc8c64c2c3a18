'use client';

import { useContext } from 'react';
import type { Strings } from './id.js';
import { frame } from './id-frame.js';
import { StringsContext } from './strings-context.js';

/**
 * The texts around every page and of lists of sets: without the sentences of the whole library, as
 * `useStrings` would bring them.
 */
export function useFrameStrings(): Pick<Strings, keyof typeof frame> {
  return useContext(StringsContext) ?? frame;
}
