'use client';

import type { Id } from '@bank-soal/contract/common';
import { createContext } from 'react';

/** Where a file is downloaded before and without scripts; without one downloads need scripts. */
export const FileAddress = createContext<((file: Id) => string) | undefined>(undefined);
