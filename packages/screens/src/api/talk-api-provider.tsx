'use client';

import { createContext, type ReactNode, useContext } from 'react';
import type { TalkApi } from './talk-port.js';

const TalkApiContext = createContext<TalkApi | undefined>(undefined);

/** Gives the screens below it the server that keeps what is said of sets. */
export function TalkApiProvider({ api, children }: { api: TalkApi; children: ReactNode }) {
  return <TalkApiContext value={api}>{children}</TalkApiContext>;
}

/**
 * The server in force for what is said of sets.
 *
 * @throws Error outside a {@link TalkApiProvider}
 */
export function useTalkApi(): TalkApi {
  const api = useContext(TalkApiContext);
  if (!api) throw new Error('useTalkApi needs a TalkApiProvider above it');
  return api;
}
