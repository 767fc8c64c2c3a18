'use client';

import { useOwnSets } from '../data/use-own-sets.js';
import { useSessionEnd } from '../session/use-session-end.js';
import { OwnSetsView, type OwnSetsViewProps } from './own-sets-view.js';
import { useWithdrawal } from './use-withdrawal.js';
import { useWriteFailure } from './use-write-failure.js';

/** Props of {@link OwnSetsScreen}. */
export interface OwnSetsScreenProps {
  /** Where links lead. */
  hrefs: OwnSetsViewProps['hrefs'];
  /** Leads to the login and back; the ended session is gone by then. */
  onSessionEnded: () => void;
}

/**
 * One's own sets. What it says in passing needs a `ToastRegion` on the page.
 */
export function OwnSetsScreen({ hrefs, onSessionEnded }: OwnSetsScreenProps) {
  const state = useOwnSets();
  useSessionEnd(state, onSessionEnded);
  const failureOf = useWriteFailure();
  const { restoring, restore, withdraw } = useWithdrawal();
  return (
    <OwnSetsView
      state={state}
      restoring={restoring}
      onWithdraw={withdraw}
      onRestore={restore}
      describeError={(reason) => failureOf(reason).sentence}
      hrefs={hrefs}
    />
  );
}
