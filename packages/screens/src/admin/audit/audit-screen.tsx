'use client';

import { useAudit } from '../../data/use-audit.js';
import { useWording } from '../../messages/use-wording.js';
import { failureSentence, type OnSignedOut, useAdminSession } from '../shared/index.js';
import type { AuditState } from './audit-address.js';
import { AuditView, type AuditViewState } from './audit-view.js';

/** Props of {@link AuditScreen}. */
export interface AuditScreenProps {
  /** What the address says: `auditAddress.read` makes it. */
  state: AuditState;
  /** Writes the address; `auditAddress.write` makes its query part. */
  onStateChange: (
    next: AuditState,
    change: {
      /** Leaves no step behind to go back to. */
      replace: boolean;
    },
  ) => void;
  /** Where links lead. */
  hrefs: {
    /** The history with these filters. */
    audit: (state: AuditState) => string;
  };
  /** Leads to the login; the ended session is gone by then. */
  onSignedOut: OnSignedOut;
}

/** Who did what, for administrators. */
export function AuditScreen({ state, onStateChange, hrefs, onSignedOut }: AuditScreenProps) {
  const inWords = useWording();
  const load = useAudit(state);
  useAdminSession(onSignedOut, [load]);

  function view(): AuditViewState {
    if (load.status === 'ready') return { status: 'ready', ...load.data };
    if (load.status === 'loading') return load;
    const { busy, retry, error } = load;
    return {
      status: 'failed',
      detail: inWords(failureSentence(error, '')) || undefined,
      busy,
      retry,
    };
  }

  return (
    <AuditView
      state={view()}
      filters={state}
      onFiltersChange={(next) => onStateChange(next, { replace: false })}
      hrefs={{ actor: (actor) => hrefs.audit({ ...state, actor }) }}
    />
  );
}
