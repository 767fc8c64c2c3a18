'use client';

import { Grid } from '@bank-soal/ui/grid';
import { useDeferredValue } from 'react';
import type { DownloadNotice } from '../hooks/use-downloads.js';
import type { QuestionSet } from '../model/question-set.js';
import { SetResult, type SetResultProps } from './set-result.js';

/** Props of {@link ResultGrid}. */
export interface ResultGridProps extends Pick<SetResultProps, 'onDownload' | 'onDismiss'> {
  sets: readonly QuestionSet[];
  whole: boolean;
  previewHref: (id: number) => string;
  /** Ids of the sets of which a file is being fetched. */
  downloading: ReadonlySet<number>;
  notice: DownloadNotice | undefined;
}

/** About two screens of cards on a desktop. */
const FIRST = 24;

/**
 * The cards. The first ones are drawn at once and all others behind them, without holding up the
 * keyboard; the same goes for every later change of the list.
 */
export function ResultGrid({
  sets,
  whole,
  previewHref,
  downloading,
  notice,
  onDownload,
  onDismiss,
}: ResultGridProps) {
  const drawn = useDeferredValue(sets, whole ? sets : sets.slice(0, FIRST));
  return (
    <Grid as="ul">
      {drawn.map((set) => (
        <SetResult
          key={set.id}
          set={set}
          href={previewHref(set.id)}
          downloading={downloading.has(set.id)}
          notice={notice?.key === set.id ? notice.sentence : undefined}
          onDownload={onDownload}
          onDismiss={onDismiss}
        />
      ))}
    </Grid>
  );
}
