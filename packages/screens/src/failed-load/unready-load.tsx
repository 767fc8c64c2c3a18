import { ErrorState, type ErrorStateProps } from '@bank-soal/ui/error-state';
import { LoadingStatus } from '@bank-soal/ui/loading-status';
import { Skeleton } from '@bank-soal/ui/skeleton';
import type { FailedLoad } from '../model/load-state.js';

/** Stands for data that is loading, or could not be had and can be asked for again. */
export function UnreadyLoad({
  load,
  words,
  lines = 0,
  ...rest
}: {
  load: { status: 'loading' } | FailedLoad;
  words: { loading: string; failed: string; failedHint: string };
  lines?: number;
} & Pick<ErrorStateProps, 'frame' | 'headingLevel' | 'size'>) {
  if (load.status === 'loading') {
    return (
      <>
        <LoadingStatus>{words.loading}</LoadingStatus>
        {lines > 0 && <Skeleton lines={lines} />}
      </>
    );
  }
  return (
    <ErrorState
      title={words.failed}
      description={words.failedHint}
      busy={load.busy}
      onRetry={load.retry}
      {...rest}
    />
  );
}
