import type { LoadState } from '../../model/load-state.js';

/** Props that the viewers of ui take for a loaded content. */
export interface ViewerProps<T> {
  content: T | null;
  state: LoadState<T>['status'];
  onRetry: (() => void) | undefined;
}

/** Where a viewer begins, and what it marks. */
export interface ViewerPlace {
  page?: number | undefined;
  words: readonly string[];
}

/** Props that the viewers of ui take for a place; nothing where there is none. */
export function placeProps(at: ViewerPlace | undefined): {
  startPage?: number;
  marked?: readonly string[];
} {
  if (!at) return {};
  return { ...(at.page !== undefined && { startPage: at.page }), marked: at.words };
}

/** Hands a content on to a viewer; another try looks like loading. */
export function viewerProps<T>(load: LoadState<T>): ViewerProps<T> {
  if (load.status === 'ready') return { content: load.data, state: 'ready', onRetry: undefined };
  if (load.status === 'loading') return { content: null, state: 'loading', onRetry: undefined };
  return { content: null, state: load.busy ? 'loading' : 'failed', onRetry: load.retry };
}
