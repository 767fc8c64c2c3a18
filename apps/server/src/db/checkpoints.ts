import { Worker } from 'node:worker_threads';
import { ownProgram } from '../start/source-program.js';

/** Copies written pages from the log into the database's file. */
export interface Checkpoints {
  /** Does it soon, beside everything else. */
  ask: () => void;
  /** Resolves when it has closed the file: until then no process has it alone. */
  stop: () => Promise<void>;
}

/**
 * In a thread: copying thousands of pages and waiting for the disk blocks no call there. Where it cannot run,
 * the connection that writes does it itself, later.
 */
export function createCheckpoints(file: string): Checkpoints {
  let worker: Worker | undefined;
  let stopped = false;

  function start(): Worker {
    const { path, execArgv } = ownProgram(import.meta.url, './checkpoint-worker');
    const started = new Worker(path, { execArgv, env: {}, workerData: { file } });
    started.unref();
    started.on('error', () => {
      stopped = true;
    });
    return started;
  }

  return {
    ask: () => {
      if (stopped) return;
      worker ??= start();
      worker.postMessage('now');
    },
    stop: async () => {
      stopped = true;
      await worker?.terminate();
    },
  };
}
