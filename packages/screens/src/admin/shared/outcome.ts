import type { ManyOutcome } from '../../data/run-many.js';

/** How acting on several ended, for people. */
export type Outcome =
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
