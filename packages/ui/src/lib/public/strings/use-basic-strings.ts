'use client';

import { useContext } from 'react';
import type { Strings } from './id.js';
import { basic } from './id-basic.js';
import { StringsContext } from './strings-context.js';

/**
 * The texts of the small parts. A page of badges and buttons loads these and not the sentences of the
 * whole library, as `useStrings` would.
 */
export function useBasicStrings(): Pick<Strings, keyof typeof basic> {
  return useContext(StringsContext) ?? basic;
}
