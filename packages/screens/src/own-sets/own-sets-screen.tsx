'use client';

import { type ReactNode, useMemo, useState } from 'react';
import { useHost } from '../api/api-provider.js';
import type { Selection } from '../browser/use-selection.js';
import { useOwnSets } from '../data/sets/use-own-sets.js';
import { useSite } from '../data/site/use-site.js';
import type { ReaderKind, Viewer } from '../model/accounts/reader-kind.js';
import type { QuestionSet } from '../model/sets/question-set.js';
import { useSessionEnd } from '../session/use-session-end.js';
import { ArchiveScreen } from '../set-archive/index.js';
import { OwnSetsView, type OwnSetsViewProps } from './own-sets-view.js';
import { SetLogScreen } from './set-log-screen.js';
import { useReleaseWrites } from './use-release-writes.js';
import { useWithdrawal } from './use-withdrawal.js';
import { useWriteFailure } from './use-write-failure.js';

/** Props of {@link OwnSetsScreen}. */
export interface OwnSetsScreenProps {
  /** Where links lead. */
  hrefs: Omit<OwnSetsViewProps['hrefs'], 'preview'> & {
    /** A set, in whose place the list is looked at. */
    preview: (id: number, as?: ReaderKind) => string;
  };
  /** Leads to the login and back; the ended session is gone by then. */
  onSessionEnded: () => void;
}

const renderLog = (set: QuestionSet, onClose: () => void) => (
  <SetLogScreen set={set} onClose={onClose} />
);

const renderArchive = (chosen: Selection<QuestionSet>, button: ReactNode) => (
  <ArchiveScreen
    sets={chosen.rows}
    onChoose={(sets) => chosen.choose(new Set(sets.map(({ id }) => id)))}
  >
    {button}
  </ArchiveScreen>
);

/**
 * One's own sets. What it says in passing needs a `ToastRegion` on the page.
 */
export function OwnSetsScreen({ hrefs, onSessionEnded }: OwnSetsScreenProps) {
  const [viewAs, setViewAs] = useState<Viewer>('me');
  const as = viewAs === 'me' ? undefined : viewAs;
  const state = useOwnSets(as);
  const links = useMemo(
    () => ({ ...hrefs, preview: (id: number) => hrefs.preview(id, as) }),
    [hrefs, as],
  );
  const site = useSite();
  const closes = site.status === 'ready' && site.data.defaultVisibility !== undefined;
  useSessionEnd(state, onSessionEnded);
  const failureOf = useWriteFailure();
  const { restoring, restore, withdraw, deleteForever } = useWithdrawal();
  const release = useReleaseWrites();
  const hasArchives = useHost().api !== undefined;
  return (
    <OwnSetsView
      state={state}
      viewAs={closes ? viewAs : undefined}
      onViewAs={setViewAs}
      renderLog={renderLog}
      onRelease={release}
      renderArchive={hasArchives ? renderArchive : undefined}
      restoring={restoring}
      onWithdraw={withdraw}
      onRestore={restore}
      onDelete={deleteForever}
      describeError={(reason) => failureOf(reason).sentence}
      hrefs={links}
    />
  );
}
