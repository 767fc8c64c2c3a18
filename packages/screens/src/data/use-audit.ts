'use client';

import useSWRInfinite from 'swr/infinite';
import { useAdminApi } from '../api/admin-api-provider.js';
import type { AuditFilters, AuditPage } from '../api/admin-port.js';
import type { AuditPages } from '../model/audit-pages.js';
import type { LoadState } from '../model/load-state.js';
import { keys } from './keys.js';
import { logFailure } from './log-failure.js';

/** Who did what, newest first, page by page. */
export function useAudit(filters: AuditFilters): LoadState<AuditPages> {
  const api = useAdminApi();
  const text = JSON.stringify(filters);
  const { data, error, size, setSize, isValidating, mutate } = useSWRInfinite<AuditPage>(
    (index: number, before: AuditPage | null) =>
      index > 0 && before?.next === undefined ? null : keys.audit(text, before?.next ?? ''),
    ([, , , cursor]: ReturnType<typeof keys.audit>) =>
      api.audit({ ...filters, cursor: cursor || undefined }),
    { revalidateFirstPage: false, revalidateOnMount: true, onError: logFailure },
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
