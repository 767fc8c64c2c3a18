import { useTexts } from '@bank-soal/ui/lib/texts';
import { WindowedGrid } from '@bank-soal/ui/windowed-grid';
import { useCallback } from 'react';
import { searchTexts } from '../../indonesian/search.js';
import type { QuestionSet } from '../../model/sets/question-set.js';
import type { ResultProps } from './result-props.js';
import { SetResult } from './set-result.js';

const keyOf = (set: QuestionSet) => set.id;

/** The cards, of which only those near the window are in the document. */
export function ResultGrid({
  sets,
  text,
  previewHref,
  hrefOf,
  downloading,
  notice,
  placeKey,
  onDownload,
  onDismiss,
  picked,
}: ResultProps) {
  const searchMessages = useTexts(searchTexts);
  const renderItem = useCallback(
    (set: QuestionSet) => (
      <SetResult
        set={set}
        text={text}
        href={previewHref(set.id)}
        hrefOf={hrefOf}
        downloading={downloading.has(set.id)}
        notice={notice?.key === set.id ? notice.sentence : undefined}
        onDownload={onDownload}
        onDismiss={onDismiss}
        box={picked?.box(set)}
      />
    ),
    [text, previewHref, hrefOf, downloading, notice, onDownload, onDismiss, picked],
  );
  return (
    <WindowedGrid
      label={searchMessages.results}
      items={sets}
      itemKey={keyOf}
      renderItem={renderItem}
      restoreKey={placeKey}
    />
  );
}
