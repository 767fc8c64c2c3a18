import { createContext } from 'react';
import type { ReaderKind } from '../model/accounts/reader-kind.js';

/** As whom an administrator is shown the lists below; `undefined` for as themselves. */
export const ReadAs = createContext<ReaderKind | undefined>(undefined);
