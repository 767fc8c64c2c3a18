'use client';

import { createContext, type ReactNode, useContext } from 'react';
import type { BankSoalApi } from './port.js';

const ApiContext = createContext<BankSoalApi | undefined>(undefined);

/** Gives the screens below it the server that they ask. */
export function ApiProvider({ api, children }: { api: BankSoalApi; children: ReactNode }) {
  return <ApiContext value={api}>{children}</ApiContext>;
}

/**
 * The server in force here.
 *
 * @throws Error outside an {@link ApiProvider}
 */
export function useApi(): BankSoalApi {
  const api = useContext(ApiContext);
  if (!api) throw new Error('useApi needs an ApiProvider above it');
  return api;
}

/** What fetches a picture of a set's first page; nothing outside an {@link ApiProvider}, or where there is none. */
export function useCovers(): BankSoalApi['cover'] {
  return useContext(ApiContext)?.cover;
}

/** Whether several sets can be had as one ZIP; not outside an {@link ApiProvider}. */
export function useHasArchives(): boolean {
  return useContext(ApiContext)?.archives !== undefined;
}
