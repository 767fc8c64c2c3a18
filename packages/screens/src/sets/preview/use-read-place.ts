import type { PreviewType } from '@bank-soal/contract/files';
import { useEffect, useState } from 'react';
import { goTo } from '../../browser/go-to.js';
import type { QuestionSet } from '../../model/sets/question-set.js';
import { combinedId } from './combined-id.js';
import { fileId } from './files-section.js';
import type { PreviewState, ReaderView } from './preview-state.js';
import { type ShownPlace, shownPlace } from './shown-place.js';

/** Writes what of the preview lives in the address. */
export type ChangeState = (
  next: PreviewState,
  change: {
    /** Leaves no step behind to go back to. */
    replace: boolean;
  },
) => void;

function targetOf(place: ShownPlace | undefined): string | undefined {
  if (!place) return undefined;
  return 'combined' in place ? combinedId(place.combined) : fileId(place.file);
}

/** Document of a set that is read, and the place in it. */
export interface ReadPlace {
  /** The place that the address names, while there is one. */
  place: ShownPlace | undefined;
  /** The address names a file that the set has no more. */
  gone: boolean;
  /** Which documents are read. */
  read: ReaderView;
  /** Reads others. */
  show: (view: ReaderView) => void;
  /** Brings a combined document into sight, whichever is read. */
  see: (type: PreviewType) => void;
}

/** Follows the address to what of a set is read, and writes it there. */
export function useReadPlace(
  set: QuestionSet | undefined,
  state: PreviewState,
  onStateChange: ChangeState,
): ReadPlace {
  const { at } = state;
  const shown = set && at ? shownPlace(set, at) : undefined;
  const place = shown === 'gone' ? undefined : shown;
  const target = targetOf(place);
  const asked = JSON.stringify(at);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- another page of the same document, too
  useEffect(() => goTo(target), [target, asked]);
  const read = state.view ?? (place && 'combined' in place ? place.combined : 'questions');
  const [wanted, setWanted] = useState<PreviewType>();
  const isSeen = wanted !== undefined && (read === 'both' || read === wanted);
  useEffect(() => {
    if (!isSeen) return;
    goTo(combinedId(wanted));
    setWanted(undefined);
  }, [isSeen, wanted]);

  function show(view: ReaderView) {
    onStateChange({ ...state, view }, { replace: true });
  }

  function see(type: PreviewType) {
    if (read !== 'both' && read !== type) show(type);
    setWanted(type);
  }

  return { place, gone: shown === 'gone', read, show, see };
}
