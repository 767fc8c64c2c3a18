'use client';

import { createContext } from 'react';

/** Whether the dialog around is shown. */
export const DialogOpenContext = createContext(false);
