import { useTexts } from '@bank-soal/ui/lib/texts';
import { WindowedGrid } from '@bank-soal/ui/windowed-grid';
import { WindowedList } from '@bank-soal/ui/windowed-list';
import { useCallback } from 'react';
import { browseTexts } from '../../indonesian/browse.js';
import type { PickedSets } from '../../model/sets/picked-sets.js';
import type { QuestionSet } from '../../model/sets/question-set.js';
import type { SetHref } from '../../model/sets/set-query.js';
import type { BrowseViewMode } from './browse-state.js';
import { SetSummary } from './set-summary.js';

export interface BrowseSetsProps {
  sets: readonly QuestionSet[];
  view: BrowseViewMode;
  /** Searched words, which are marked. */
  text: string | readonly string[];
  previewHref: (id: number) => string;
  /** Leads to all sets of a topic or a lecturer. */
  hrefOf: SetHref;
  /** Names this visit of the page: whoever comes back to it finds the place where they were. */
  placeKey?: string;
  /** Which are chosen, where several are. */
  picked?: PickedSets | undefined;
}

const keyOf = (set: QuestionSet) => set.id;

/** Height in pixels of a compact card or a row that was not drawn yet. */
const ESTIMATE = { grid: 300, list: 71 };

/** The sets beside each other or one below the other; only those near the window are drawn. */
export function BrowseSets({
  sets,
  view,
  text,
  previewHref,
  hrefOf,
  placeKey,
  picked,
}: BrowseSetsProps) {
  const browseMessages = useTexts(browseTexts);
  const renderItem = useCallback(
    (set: QuestionSet) => (
      <SetSummary
        as={view}
        set={set}
        text={text}
        href={previewHref(set.id)}
        hrefOf={hrefOf}
        box={picked?.box(set)}
      />
    ),
    [view, text, previewHref, hrefOf, picked],
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
