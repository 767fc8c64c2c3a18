import type { ChildProcess } from 'node:child_process';
import type { DocumentLimits } from '../settings/config.js';
import { type ChildMessage, type Ended, type Job, TOOK_TIME } from './job.js';
import { REASONS } from './reasons.js';

/**
 * How a job ended. `part` is the one that the child was working on. `interrupted` is no verdict: the machine
 * had no time for it, or took the process away.
 */
export type JobEnd =
  | ({ kind: 'done'; rssBytes: number } & Ended)
  | { kind: 'gave-up'; part: number; reason: string }
  | { kind: 'interrupted' };

/** The system took the process away, or a stop of the server took both. */
const TAKEN_AWAY: ReadonlySet<unknown> = new Set(['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP']);

function reasonOf(signal: NodeJS.Signals | null): string {
  // It ended by itself: a library threw outside every catch.
  if (signal === null) return REASONS.UNREADABLE;
  return signal === TOOK_TIME ? REASONS.TOO_SLOW : REASONS.TOO_HEAVY;
}

/**
 * Gives a child process one job and waits for its end. The process ends itself above its document's limits,
 * and is killed when it does not come to its end.
 *
 * @throws the reason that the job did not start: a full disk, no memory for another process
 */
export function converse(
  child: ChildProcess,
  job: Job,
  { timeoutMs }: DocumentLimits,
): Promise<JobEnd> {
  return new Promise((resolve, reject) => {
    let part = 0;
    const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs);
    const settle = (act: () => void) => {
      clearTimeout(timer);
      child.off('message', onMessage).off('error', fail).off('exit', gone);
      act();
    };
    const onMessage = (message: ChildMessage) => {
      if ('begins' in message) {
        part = message.begins;
        return;
      }
      const { ended, rssBytes } = message;
      const { failure, ...rest } = ended;
      if (failure === undefined) settle(() => resolve({ kind: 'done', ...rest, rssBytes }));
      else fail(Object.assign(new Error(failure.message), { code: failure.code }));
    };
    const fail = (error: Error) => settle(() => reject(error));
    const gone = (_: number | null, signal: NodeJS.Signals | null) => {
      const reason = reasonOf(signal);
      const isOurs = !TAKEN_AWAY.has(signal);
      settle(() => resolve(isOurs ? { kind: 'gave-up', part, reason } : { kind: 'interrupted' }));
    };
    child.on('message', onMessage).on('error', fail).on('exit', gone);
    // A process that is gone before it receives the job reports it by its exit.
    child.send(job, () => undefined);
  });
}
