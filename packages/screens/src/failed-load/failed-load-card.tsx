'use client';

import { ErrorState, type ErrorStateProps } from '@bank-soal/ui/error-state';
import type { LoadFailure } from '../model/shown-load.js';

/** Stands where a list would: it could not be had, and can be asked for again. */
export function FailedLoadCard({
  load,
  ...rest
}: {
  load: LoadFailure;
} & Pick<ErrorStateProps, 'title' | 'description' | 'size'>) {
  return (
    <ErrorState
      frame="card"
      headingLevel={2}
      description={load.detail}
      busy={load.busy}
      onRetry={load.retry}
      {...rest}
    />
  );
}
