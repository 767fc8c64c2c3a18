'use client';

import type { Client } from '@bank-soal/contract/client';
import { createContext, type ReactNode, useContext, useMemo } from 'react';

/** What a host shows beside what every screen is about. */
export interface HostParts {
  /** Pictures of the first pages of sets. @default true */
  covers?: boolean | undefined;
  /** Pins and marks of sets, where the host has a page of them. @default false */
  mySets?: boolean | undefined;
}

/** Props of {@link ApiProvider}. */
export interface ApiProviderProps extends HostParts {
  /** Makes the calls: `createClient` of `@bank-soal/contract/client`. */
  api: Client;
  /** What is below it. */
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

/** What the host has; nothing outside an {@link ApiProvider}. */
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
