import { createContext } from 'react';
import type { ReaderKind } from '../model/accounts/reader-kind.js';

/** Kind of viewer for whom an administrator sees the lists below; `undefined` for themselves. */
export const ViewerKindContext = createContext<ReaderKind | undefined>(undefined);
