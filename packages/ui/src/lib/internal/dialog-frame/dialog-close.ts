import { createContext } from 'react';

/** Closes the dialog around; `null` while it is not shown. */
export const DialogCloseContext = createContext<(() => void) | null>(null);
