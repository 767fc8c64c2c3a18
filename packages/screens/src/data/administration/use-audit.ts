import type { Id } from '@bank-soal/contract/common';
import { useApi } from '../../api/api-provider.js';
import type { AuditPages } from '../../model/administration/audit-pages.js';
import type { LoadState } from '../../model/load-state.js';
import { keys } from '../keys.js';
import { toPaged } from '../paged.js';
import { usePages } from '../use-pages.js';

/** Which events are asked for; what is absent or empty filters nothing. */
export interface AuditFilters {
  /** A part of the name of who did it, or of what it was done to. */
  q?: string;
  action?: string;
  target?: string;
  /** Id of what it was done to; together with `target`. */
  targetId?: Id | undefined;
  /** Id of an account. */
  actor?: Id | undefined;
  /** Days in Jakarta, both included. */
  from?: string;
  to?: string;
}

/** Audited events, newest first, page by page. */
export function useAudit(filters: AuditFilters): LoadState<AuditPages> {
  const api = useApi();
  const text = JSON.stringify(filters);
  const pages = usePages(
    (cursor) => keys.audit(text, cursor),
    (cursor) => api.audit({ query: { ...filters, cursor } }),
    { keepPreviousData: false },
  );
  const load = toPaged(pages);
  if (load.status !== 'ready') return load;
  const refresh = () => void pages.mutate();
  return { status: 'ready', data: { ...load.data, busy: pages.isValidating, refresh } };
}
