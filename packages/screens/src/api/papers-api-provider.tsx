'use client';

import { createContext, type ReactNode, useContext } from 'react';
import type { PapersApi } from './papers-port.js';
import type { QuestionsApi } from './questions-port.js';

const PapersApiContext = createContext<(PapersApi & QuestionsApi) | undefined>(undefined);

/** Gives the screens below it the server that keeps questions and papers. */
export function PapersApiProvider({
  api,
  children,
}: {
  api: PapersApi & QuestionsApi;
  children: ReactNode;
}) {
  return <PapersApiContext value={api}>{children}</PapersApiContext>;
}

/** The server for questions and papers, where the host keeps any. */
export const usePapersApiIfAny = () => useContext(PapersApiContext);

/**
 * The server in force for questions and papers.
 *
 * @throws Error outside a {@link PapersApiProvider}
 */
export function usePapersApi(): PapersApi & QuestionsApi {
  const api = useContext(PapersApiContext);
  if (!api) throw new Error('usePapersApi needs a PapersApiProvider above it');
  return api;
}
