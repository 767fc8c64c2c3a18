'use client';

import { WindowedGrid } from '@bank-soal/ui/windowed-grid';
import { useCallback } from 'react';
import type { DownloadNotice } from '../hooks/use-downloads.js';
import { searchMessages } from '../messages/search.js';
import type { QuestionSet } from '../model/question-set.js';
import { SetResult, type SetResultProps } from './set-result.js';

/** Props of {@link ResultGrid}. */
export interface ResultGridProps extends Pick<SetResultProps, 'onDownload' | 'onDismiss'> {
  sets: readonly QuestionSet[];
  previewHref: (id: number) => string;
  /** Ids of the sets of which a file is being fetched. */
  downloading: ReadonlySet<number>;
  notice: DownloadNotice | undefined;
  /** Names this visit of the page: whoever comes back to it finds the place where they were. */
  placeKey?: string;
}

const keyOf = (set: QuestionSet) => set.id;

/** The cards, of which only those near the window are in the document. */
export function ResultGrid({
  sets,
  previewHref,
  downloading,
  notice,
  placeKey,
  onDownload,
  onDismiss,
}: ResultGridProps) {
  const renderItem = useCallback(
    (set: QuestionSet) => (
      <SetResult
        set={set}
        href={previewHref(set.id)}
        downloading={downloading.has(set.id)}
        notice={notice?.key === set.id ? notice.sentence : undefined}
        onDownload={onDownload}
        onDismiss={onDismiss}
      />
    ),
    [previewHref, downloading, notice, onDownload, onDismiss],
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
