import type { FailedLoad, LoadState } from './load-state.js';

/** A failure as a view says it. */
export interface LoadFailure extends FailedLoad {
  /** A hint that helps, when there is more to say. */
  detail?: string | undefined;
}

/** Data as a view shows it, a failure in words. */
export type ShownLoad<T> = { status: 'loading' } | LoadFailure | ({ status: 'ready' } & T);

/** Puts what was thrown into words, where there are any. */
export function toShownLoad<T>(
  load: LoadState<T>,
  detailOf: (error: unknown) => string | undefined,
): ShownLoad<T> {
  if (load.status === 'loading') return load;
  if (load.status === 'ready') return { ...load.data, status: 'ready' };
  const { busy, retry, error } = load;
  return { status: 'failed', detail: detailOf(error), busy, retry };
}
