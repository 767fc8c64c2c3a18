'use client';

import { useServerState } from '../../data/administration/use-server-state.js';
import { toShownLoad } from '../../model/shown-load.js';
import { type OnSignedOut, useAdminSession, useFailureDetail } from '../shared/index.js';
import { ServerView } from './server-view.js';

export interface ServerScreenProps {
  /** Leads to the login; the ended session is gone by then. */
  onSignedOut: OnSignedOut;
}

/** How the server is: what runs, what is not well, what room is left and what is set. For administrators. */
export function ServerScreen({ onSignedOut }: ServerScreenProps) {
  const detailOf = useFailureDetail();
  const load = useServerState();
  useAdminSession(onSignedOut, [load]);
  return <ServerView state={toShownLoad(load, detailOf)} />;
}
