'use client';

import { WindowedGrid } from '@bank-soal/ui/windowed-grid';
import { WindowedList } from '@bank-soal/ui/windowed-list';
import { useCallback } from 'react';
import type { QuestionSet } from '../../model/question-set.js';
import { useBrowseMessages } from './browse-messages.js';
import type { BrowseViewMode } from './browse-state.js';
import { SetSummary } from './set-summary.js';

/** Props of {@link BrowseSets}. */
export interface BrowseSetsProps {
  sets: readonly QuestionSet[];
  view: BrowseViewMode;
  /** What was searched for, and is marked. */
  text: string | readonly string[];
  previewHref: (id: number) => string;
  /** Names this visit of the page: whoever comes back to it finds the place where they were. */
  placeKey?: string;
}

const keyOf = (set: QuestionSet) => set.id;

/** Height in pixels of a compact card or a row that was not drawn yet. */
const ESTIMATE = { grid: 300, list: 71 };

/** The sets beside each other or one below the other; only those near the window are drawn. */
export function BrowseSets({ sets, view, text, previewHref, placeKey }: BrowseSetsProps) {
  const browseMessages = useBrowseMessages();
  const renderItem = useCallback(
    (set: QuestionSet) => <SetSummary as={view} set={set} text={text} href={previewHref(set.id)} />,
    [view, text, previewHref],
  );
  const shared = {
    label: browseMessages.sets,
    items: sets,
    itemKey: keyOf,
    renderItem,
    estimate: ESTIMATE[view],
    restoreKey: placeKey && `${placeKey}:${view}`,
  };
  return view === 'grid' ? (
    <WindowedGrid {...shared} />
  ) : (
    <WindowedList {...shared} gap="none" framed />
  );
}
