import { ApiError } from '../api/errors.js';

/** The longest pause that is waited out, and all those of one call together, in seconds. */
const LONGEST_S = 60;
const TOGETHER_S = 600;

/** Waits so many seconds; rejects with the signal's reason when that aborts. */
export type Pause = (seconds: number, signal?: AbortSignal) => Promise<void>;

/** Statuses to wait out: too many changes for now, or (503) that something is not made yet. */
type Waited = 429 | 503;

/** The pause that a server asks for; `undefined` for other failures. */
function pauseOf(error: unknown, waited: Waited): number | undefined {
  if (!(error instanceof ApiError) || error.status !== waited) return undefined;
  const { retryAfter = Number.POSITIVE_INFINITY } = error;
  return retryAfter <= LONGEST_S ? Math.max(1, retryAfter) : undefined;
}

/**
 * Makes a call, and retries it after every pause that the server asks for: nothing of it was
 * stored. A longer pause, or ever more of them, is a refusal like others.
 */
export async function callWithRetry<T>(
  call: () => Promise<T>,
  pause: Pause,
  signal?: AbortSignal,
  status: Waited = 429,
): Promise<T> {
  for (let waited = 0; ; ) {
    try {
      return await call();
    } catch (error) {
      const seconds = pauseOf(error, status);
      if (seconds === undefined || waited + seconds > TOGETHER_S) throw error;
      waited += seconds;
      await pause(seconds, signal);
    }
  }
}
