'use client';

import { createContext, type ReactNode, useContext } from 'react';
import type { ContributionApi } from './contribution-port.js';

const ContributionApiContext = createContext<ContributionApi | undefined>(undefined);

/** Gives the screens below it the server that takes sets and files. */
export function ContributionApiProvider({
  api,
  children,
}: {
  api: ContributionApi;
  children: ReactNode;
}) {
  return <ContributionApiContext value={api}>{children}</ContributionApiContext>;
}

/**
 * The server in force for uploading and own sets.
 *
 * @throws Error outside a {@link ContributionApiProvider}
 */
export function useContributionApi(): ContributionApi {
  const api = useContext(ContributionApiContext);
  if (!api) throw new Error('useContributionApi needs a ContributionApiProvider above it');
  return api;
}
