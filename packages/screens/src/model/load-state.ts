/** Data that could not be had. */
export interface FailedLoad {
  status: 'failed';
  /** Another try is under way. */
  busy: boolean;
  /** Asks again; the state is `busy` until the answer comes. */
  retry: () => void;
}

/** Data on its way to a view: every state is one that the view can show. */
export type LoadState<T> =
  | { status: 'loading' }
  | (FailedLoad & {
      /** The thrown error, for screens that word it. */
      error?: unknown;
    })
  | {
      status: 'ready';
      /** The same object until it changes. */
      data: T;
    };
