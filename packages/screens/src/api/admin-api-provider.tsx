'use client';

import { createContext, type ReactNode, useContext } from 'react';
import type { AdminApi } from './admin-port.js';

const AdminApiContext = createContext<AdminApi | undefined>(undefined);

/** Gives the administration's screens below it the server that they ask. */
export function AdminApiProvider({ api, children }: { api: AdminApi; children: ReactNode }) {
  return <AdminApiContext value={api}>{children}</AdminApiContext>;
}

/**
 * The server in force for the administration.
 *
 * @throws Error outside an {@link AdminApiProvider}
 */
export function useAdminApi(): AdminApi {
  const api = useContext(AdminApiContext);
  if (!api) throw new Error('useAdminApi needs an AdminApiProvider above it');
  return api;
}
