'use client';

import { useAdminApi } from '../api/admin-api-provider.js';
import type { AuditFilters, AuditPage } from '../api/admin-port.js';
import type { AuditPages } from '../model/audit-pages.js';
import type { LoadState } from '../model/load-state.js';
import { keys } from './keys.js';
import { usePages } from './use-pages.js';

/** Who did what, newest first, page by page. */
export function useAudit(filters: AuditFilters): LoadState<AuditPages> {
  const api = useAdminApi();
  const text = JSON.stringify(filters);
  const { data, error, size, setSize, isValidating, mutate } = usePages<AuditPage>(
    (cursor) => keys.audit(text, cursor),
    (cursor) => api.audit({ ...filters, cursor }),
    { keepPreviousData: false },
  );
  const retry = () => void mutate();
  if (data === undefined) {
    if (error === undefined) return { status: 'loading' };
    return { status: 'failed', busy: isValidating, retry, error };
  }
  const last = data.at(-1);
  const failed = error !== undefined && !isValidating;
  return {
    status: 'ready',
    data: {
      events: data.flatMap(({ events }) => events),
      total: last?.total ?? 0,
      hasMore: last?.next !== undefined,
      busy: isValidating,
      failed,
      refresh: retry,
      load: () => void (failed ? mutate() : setSize(size + 1)),
    },
  };
}
