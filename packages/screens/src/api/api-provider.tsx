'use client';

import type { Client } from '@bank-soal/contract/client';
import { createContext, type ReactNode, useContext, useMemo } from 'react';

/** Parts of a host beside the subject of every screen. */
export interface HostParts {
  /** Pictures of the first pages of sets. @default true */
  covers?: boolean | undefined;
  /** Pins and marks of sets, where the host has a page of them. @default false */
  mySets?: boolean | undefined;
}

export interface ApiProviderProps extends HostParts {
  /** Makes the calls: `createClient` of `@bank-soal/contract/client`. */
  api: Client;
  /** Content below it. */
  children: ReactNode;
}

interface Host extends HostParts {
  api?: Client;
}

const ApiContext = createContext<Host>({});

/** Gives the screens below it the server that they ask. */
export function ApiProvider({ api, covers = true, mySets, children }: ApiProviderProps) {
  const host = useMemo(() => ({ api, covers, mySets }), [api, covers, mySets]);
  return <ApiContext value={host}>{children}</ApiContext>;
}

/** Parts of the host; nothing outside an {@link ApiProvider}. */
export const useHost = (): Host => useContext(ApiContext);

/**
 * The server in force here.
 *
 * @throws Error outside an {@link ApiProvider}
 */
export function useApi(): Client {
  const { api } = useHost();
  if (!api) throw new Error('useApi needs an ApiProvider above it');
  return api;
}
