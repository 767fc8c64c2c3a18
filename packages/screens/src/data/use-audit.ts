'use client';

import { useAdminApi } from '../api/admin-api-provider.js';
import type { AuditFilters, AuditPage } from '../api/admin-port.js';
import type { AuditPages } from '../model/audit-pages.js';
import type { LoadState } from '../model/load-state.js';
import { keys } from './keys.js';
import { toPaged } from './paged.js';
import { usePages } from './use-pages.js';

/** Who did what, newest first, page by page. */
export function useAudit(filters: AuditFilters): LoadState<AuditPages> {
  const api = useAdminApi();
  const text = JSON.stringify(filters);
  const pages = usePages<AuditPage>(
    (cursor) => keys.audit(text, cursor),
    (cursor) => api.audit({ ...filters, cursor }),
    { keepPreviousData: false },
  );
  const load = toPaged(pages, ({ events }) => events);
  if (load.status !== 'ready') return load;
  const refresh = () => void pages.mutate();
  return { status: 'ready', data: { ...load.data, busy: pages.isValidating, refresh } };
}
