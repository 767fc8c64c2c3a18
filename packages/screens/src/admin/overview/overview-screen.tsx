'use client';

import { useOverview } from '../../data/administration/use-overview.js';
import { toShownLoad } from '../../model/shown-load.js';
import { type OnSignedOut, useAdminSession, useFailureDetail } from '../shared/index.js';
import { type OverviewHrefs, OverviewView } from './overview-view.js';

export interface OverviewScreenProps {
  /** Where its links lead. */
  hrefs: OverviewHrefs;
  /** Leads to the login; the ended session is gone by then. */
  onSignedOut: OnSignedOut;
}

/** Contents of the bank, their use and gaps in them, for administrators. */
export function OverviewScreen({ hrefs, onSignedOut }: OverviewScreenProps) {
  const detailOf = useFailureDetail();
  const load = useOverview();
  useAdminSession(onSignedOut, [load]);

  return <OverviewView state={toShownLoad(load, detailOf)} hrefs={hrefs} />;
}
