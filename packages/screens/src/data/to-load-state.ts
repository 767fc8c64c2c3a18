import type { SWRResponse } from 'swr';
import type { LoadState } from '../model/load-state.js';

/** An answer as a view shows it; data that is there stays, even when a refresh failed. */
export function toLoadState<T>({
  data,
  error,
  isValidating,
  mutate,
}: SWRResponse<T, unknown>): LoadState<T> {
  if (data !== undefined) return { status: 'ready', data };
  if (error === undefined) return { status: 'loading' };
  return { status: 'failed', busy: isValidating, retry: () => void mutate(), error };
}
