import type { ChildProcess } from 'node:child_process';
import { createMemoryBudget, type MemoryBudget } from '../limits/memory.js';
import { createQueue } from '../limits/queue.js';
import type { DocumentLimits } from '../settings/config.js';
import { startChild } from './child-program.js';
import { converse, type JobEnd } from './converse.js';
import type { Job } from './job.js';
import { REASONS } from './reasons.js';

/** A process that has nothing to do for so long ends, unless said otherwise. */
const IDLE_MS = 30_000;
/** A process that takes more of its limit than this after a job is not used again, unless said otherwise. */
const REUSED_SHARE = 0.5;

const stopping = () => new Error('The server is stopping');

/** Processes that read documents, so that no document can harm the server. */
export interface Workers {
  /** Runs a job as soon as a process is free. */
  run: (job: Job) => Promise<JobEnd>;
  /** Ends all processes; jobs that wait or run are rejected. */
  close: () => void;
}

export interface WorkerHabits {
  /** One process without a job stays ready, with memory of its own, and all have the server's priority. */
  stays?: boolean;
  /** A further process works only when the others have each been busy for so long. */
  busyMs?: number;
  /** Memory shared by all but the process that stays. */
  memory?: MemoryBudget;
  /** How long a process without a job waits for the next, where its loaded modules are worth it. */
  idleMs?: number;
  /** How much of its limit one may hold after a job and be used again: the next has what is left. */
  reusedShare?: number;
}

/** At most `width` processes; they start when needed and are reused for the next job. */
export function createWorkers(
  width: number,
  limits: DocumentLimits,
  habits: WorkerHabits = {},
): Workers {
  const { stays = false, busyMs, memory = createMemoryBudget() } = habits;
  const { idleMs = IDLE_MS, reusedShare = REUSED_SHARE } = habits;
  const { maxRssBytes, maxCpuMs } = limits;
  const most = Math.min(maxRssBytes, memory.total);
  const enqueue = createQueue(width, busyMs);
  /** Memory that each has taken of the budget. */
  const taken = new Map<ChildProcess, number>();
  const idle = new Set<ChildProcess>();
  /** The one that stays. */
  let own: ChildProcess | undefined;
  let closed = false;

  function forget(child: ChildProcess): void {
    memory.release(taken.get(child) ?? 0);
    taken.delete(child);
    idle.delete(child);
    if (child === own) own = undefined;
  }

  /** Takes it out of use: a further job would be killed with it. */
  function retire(child: ChildProcess): void {
    idle.delete(child);
    child.kill('SIGKILL');
  }

  function start(bytes: number): ChildProcess {
    const child = startChild({ maxRssBytes, maxCpuMs }, !stays);
    taken.set(child, bytes);
    child.once('exit', () => forget(child));
    // One that never started has no exit.
    child.once('error', () => {
      if (child.pid === undefined) forget(child);
    });
    return child;
  }

  function startOwn(): ChildProcess {
    own = start(0);
    return own;
  }

  function rest(child: ChildProcess, rssBytes: number): void {
    if (child !== own) {
      if (memory.isShort()) return retire(child);
      const bytes = Math.min(rssBytes, most);
      taken.set(child, bytes);
      memory.release(most - bytes);
    }
    idle.add(child);
    child.unref();
    child.channel?.unref();
    const end = () => {
      if (child !== own) retire(child);
    };
    const timer = setTimeout(end, idleMs).unref();
    child.once('begin', () => clearTimeout(timer));
  }

  /** An idle one, if its memory may grow. */
  function reuse(): ChildProcess | undefined {
    const isOwnIdle = own !== undefined && idle.has(own);
    const child = isOwnIdle ? own : [...idle].at(-1);
    if (child === undefined) return undefined;
    if (child !== own) {
      if (!memory.tryAcquire(most - (taken.get(child) ?? 0))) {
        retire(child);
        return undefined;
      }
      taken.set(child, most);
    }
    idle.delete(child);
    child.emit('begin');
    child.ref();
    child.channel?.ref();
    return child;
  }

  async function startNew(): Promise<ChildProcess> {
    if (stays && own === undefined) return startOwn();
    await memory.acquire(most);
    if (!closed) return start(most);
    memory.release(most);
    throw stopping();
  }

  async function work(job: Job, isAgain = false): Promise<JobEnd> {
    if (closed) throw stopping();
    const used = isAgain ? undefined : reuse();
    const child = used ?? (await startNew());
    try {
      const end = await converse(child, job, limits);
      if (closed) throw stopping();
      const isReusable =
        end.kind === 'done' && !end.isSpent && end.rssBytes <= maxRssBytes * reusedShare;
      if (isReusable) rest(child, end.rssBytes);
      else child.kill('SIGKILL');
      // Some of the memory may be an earlier document's: the verdict on this one must be its own.
      const isOwnFault = used === undefined || end.kind !== 'gave-up';
      return isOwnFault || end.reason !== REASONS.TOO_HEAVY ? end : await work(job, true);
    } catch (error) {
      child.kill('SIGKILL');
      throw error;
    }
  }

  memory.onShort(() => {
    for (const child of idle) if (child !== own) retire(child);
  });
  return {
    run: (job) => enqueue(() => work(job)),
    close: () => {
      closed = true;
      for (const child of taken.keys()) child.kill('SIGKILL');
    },
  };
}
