import { endsSession } from '../model/administration/admin-session-end.js';

/** How the same work on several things went. */
export interface ManyOutcome {
  /** Ids of those that worked. */
  done: number[];
  failed: { id: number; reason: unknown }[];
}

/** Few enough that a server which bounds its waiting work refuses none. */
const AT_ONCE = 4;

/**
 * Does the same for several things, a few at a time, and goes on when one fails.
 *
 * @throws what ends the session: then the rest would fail as well
 */
export async function runMany(
  ids: readonly number[],
  work: (id: number) => Promise<unknown>,
): Promise<ManyOutcome> {
  const outcome: ManyOutcome = { done: [], failed: [] };
  const waiting = [...ids];
  let ended = false;

  async function worker() {
    for (let id = waiting.shift(); id !== undefined && !ended; id = waiting.shift()) {
      try {
        await work(id);
        outcome.done.push(id);
      } catch (reason) {
        ended ||= endsSession(reason);
        if (ended) throw reason;
        outcome.failed.push({ id, reason });
      }
    }
  }

  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return outcome;
}

/** How acting on several ended, for people. */
type Outcome =
  | { status: 'done'; count: number }
  | { status: 'partly'; count: number; failed: number; reason: unknown };

/**
 * Sums up how acting on several went.
 *
 * @throws the first reason when none of them worked, so that a dialog stays open and says why
 */
export function sumUp({ done, failed }: ManyOutcome): Outcome {
  const [first] = failed;
  if (!first) return { status: 'done', count: done.length };
  if (done.length === 0) throw first.reason;
  return { status: 'partly', count: done.length, failed: failed.length, reason: first.reason };
}
