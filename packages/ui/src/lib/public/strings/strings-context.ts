'use client';

import { createContext } from 'react';
import type { Strings } from './id.js';

/** The texts that a host gave; null where it gave none. Not exported from the folder's index. */
export const StringsContext = createContext<Strings | null>(null);
