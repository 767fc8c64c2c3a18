'use client';

import { createContext, type ReactNode, useContext } from 'react';
import type { MyDataApi } from './my-data-port.js';

const MyDataApiContext = createContext<MyDataApi | undefined>(undefined);

/** Gives the screens below it the server that keeps what an account has for itself. */
export function MyDataApiProvider({ api, children }: { api: MyDataApi; children: ReactNode }) {
  return <MyDataApiContext value={api}>{children}</MyDataApiContext>;
}

/** The server in force for what an account has for itself, if this host has one. */
export const useMyDataApiIfAny = () => useContext(MyDataApiContext);

/**
 * The server in force for what an account has for itself.
 *
 * @throws Error outside a {@link MyDataApiProvider}
 */
export function useMyDataApi(): MyDataApi {
  const api = useContext(MyDataApiContext);
  if (!api) throw new Error('useMyDataApi needs a MyDataApiProvider above it');
  return api;
}
