'use client';

import { useAudit } from '../../data/administration/use-audit.js';
import { toShownLoad } from '../../model/shown-load.js';
import {
  type OnSignedOut,
  useAddressText,
  useAdminSession,
  useFailureDetail,
} from '../shared/index.js';
import type { AuditState } from './audit-address.js';
import type { AuditThingHrefs } from './audit-columns.js';
import { AuditView } from './audit-view.js';

export interface AuditScreenProps {
  /** State in the address: `auditAddress.read` makes it. */
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
  } & AuditThingHrefs;
  /** Leads to the login; the ended session is gone by then. */
  onSignedOut: OnSignedOut;
}

/** History of all actions, for administrators. */
export function AuditScreen({ state, onStateChange, hrefs, onSignedOut }: AuditScreenProps) {
  const detailOf = useFailureDetail();
  const load = useAudit(state);
  useAdminSession(onSignedOut, [load]);
  const [text, type] = useAddressText(state.q, (q) =>
    onStateChange({ ...state, q }, { replace: true }),
  );
  const { audit, ...things } = hrefs;

  return (
    <AuditView
      state={toShownLoad(load, detailOf)}
      text={text}
      onTextChange={type}
      filters={state}
      onFiltersChange={(next) => onStateChange(next, { replace: false })}
      hrefs={{ ...things, actor: (actor) => audit({ ...state, actor }) }}
    />
  );
}
