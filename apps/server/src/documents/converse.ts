import type { ChildProcess } from 'node:child_process';
import type { DocumentLimits } from '../config.js';
import type { ChildMessage, Job } from './job.js';
import { REASONS } from './reasons.js';

/** How a job ended. `part` is the one that the child was working on. */
export type JobEnd =
  | { kind: 'done'; problem?: string; rssBytes: number }
  | { kind: 'gave-up'; part: number; reason: string };

/**
 * Gives a child process one job and waits for its end. The process is killed above its limits.
 *
 * @throws what kept the child from its job: a full disk, no room for another process
 */
export function converse(
  child: ChildProcess,
  job: Job,
  { timeoutMs }: DocumentLimits,
): Promise<JobEnd> {
  return new Promise((resolve, reject) => {
    let part = 0;
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      child.kill('SIGKILL');
    }, timeoutMs);
    const settle = (act: () => void) => {
      clearTimeout(timer);
      child.off('message', hear).off('error', fail).off('exit', gone);
      act();
    };
    const hear = (message: ChildMessage) => {
      if ('begins' in message) {
        part = message.begins;
        return;
      }
      const { ended, rssBytes } = message;
      const { failure, problem } = ended;
      if (failure === undefined) settle(() => resolve({ kind: 'done', problem, rssBytes }));
      else fail(Object.assign(new Error(failure.message), { code: failure.code }));
    };
    const fail = (error: Error) => settle(() => reject(error));
    const gone = () => {
      const reason = late ? REASONS.TOO_SLOW : REASONS.TOO_HEAVY;
      settle(() => resolve({ kind: 'gave-up', part, reason }));
    };
    child.on('message', hear).on('error', fail).on('exit', gone);
    // A process that is gone before it hears of the job says so by its exit.
    child.send(job, () => undefined);
  });
}
