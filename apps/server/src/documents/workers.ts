import type { ChildProcess } from 'node:child_process';
import type { DocumentLimits } from '../config.js';
import { startChild } from './child-program.js';
import { converse, type JobEnd } from './converse.js';
import type { Job } from './job.js';
import { createQueue } from './queue.js';

/** A process that has nothing to do for so long ends. */
const IDLE_MS = 30_000;
/** One that has grown beyond this after a job is not used again. */
const REUSED_RSS = 192 * 1024 * 1024;

/** Processes that read documents, so that no document can harm the server. */
export interface Workers {
  /** Runs a job as soon as a process is free. */
  run: (job: Job) => Promise<JobEnd>;
  /** Ends all processes; jobs that wait or run are rejected. */
  close: () => void;
}

export interface WorkerHabits {
  /** One process without a job stays ready, and all have the server's own priority. */
  stays?: boolean;
  /** A further process works only when the others have each been busy for so long. */
  patienceMs?: number;
}

/** At most `width` processes; they are started when needed and kept for the next job. */
export function createWorkers(
  width: number,
  limits: DocumentLimits,
  { stays = false, patienceMs }: WorkerHabits = {},
): Workers {
  const { maxRssBytes, maxCpuMs } = limits;
  const enqueue = createQueue(width, patienceMs);
  const all = new Set<ChildProcess>();
  const idle: ChildProcess[] = [];
  let closed = false;

  /** Gives it no further job: one that is being killed would take it along. */
  function retire(child: ChildProcess): void {
    const place = idle.indexOf(child);
    if (place >= 0) idle.splice(place, 1);
  }

  function start(): ChildProcess {
    const child = startChild({ maxRssBytes, maxCpuMs }, !stays);
    all.add(child);
    child.once('exit', () => {
      all.delete(child);
      retire(child);
    });
    // One that never started has no exit.
    child.once('error', () => {
      if (child.pid === undefined) all.delete(child);
    });
    return child;
  }

  function rest(child: ChildProcess): void {
    idle.push(child);
    child.unref();
    child.channel?.unref();
    const end = () => {
      if (stays && all.size === 1) return;
      retire(child);
      child.kill('SIGKILL');
    };
    const timer = setTimeout(end, IDLE_MS).unref();
    child.once('begin', () => clearTimeout(timer));
  }

  function take(): ChildProcess {
    const child = idle.pop();
    if (child === undefined) return start();
    child.emit('begin');
    child.ref();
    child.channel?.ref();
    return child;
  }

  async function work(job: Job): Promise<JobEnd> {
    if (closed) throw new Error('The server is stopping');
    const child = take();
    try {
      const end = await converse(child, job, limits);
      if (closed) throw new Error('The server is stopping');
      if (end.kind === 'done' && end.rssBytes <= REUSED_RSS) rest(child);
      else child.kill('SIGKILL');
      return end;
    } catch (error) {
      child.kill('SIGKILL');
      throw error;
    }
  }

  return {
    run: (job) => enqueue(() => work(job)),
    close: () => {
      closed = true;
      for (const child of all) child.kill('SIGKILL');
    },
  };
}
