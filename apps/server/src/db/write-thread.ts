import { Worker } from 'node:worker_threads';
import type { QueryResult } from 'kysely';
import { ownProgram } from '../source-program.js';
import type { Query } from './sqlite-connection.js';

/** What the thread answers to a query. */
export type Written =
  | { result: QueryResult<unknown>; changed: number }
  | { failure: { message: string } };

/** Runs queries one after the other. */
export type Run = (query: Query) => QueryResult<unknown> | Promise<QueryResult<unknown>>;

interface Waiting {
  resolve: (result: QueryResult<unknown>) => void;
  reject: (error: Error) => void;
}

/** The thread ended within a transaction, of which nothing is kept. */
class WriteThreadEnded extends Error {
  override name = 'WriteThreadEnded';
  /** Passes by itself, as a lack of threads or memory does. */
  readonly code = 'EAGAIN';
}

/** A connection in a thread of its own, for transactions that write thousands of pages. */
export interface WriteThread {
  /** For one transaction: when the thread ends, so do they, and the next one gets another thread. */
  connect: () => Run;
  /** Rows that were written since it was asked last. */
  takeChanged: () => number;
  stop: () => Promise<void>;
}

/** The thread starts with its first transaction, stays, and keeps no program running by itself. */
export function createWriteThread(file: string): WriteThread {
  let current: { worker: Worker; run: Run } | undefined;
  let changed = 0;

  function start(): { worker: Worker; run: Run } {
    const { path, execArgv } = ownProgram(import.meta.url, './write-worker');
    const worker = new Worker(path, { execArgv, env: {}, workerData: { file } });
    const waiting: Waiting[] = [];
    let hasEnded = false;
    worker.unref();
    worker.on('message', (written: Written) => {
      const asked = waiting.shift();
      if (waiting.length === 0) worker.unref();
      if ('failure' in written) {
        asked?.reject(Object.assign(new Error(written.failure.message), written.failure));
        return;
      }
      changed += written.changed;
      asked?.resolve(written.result);
    });
    // Told to those who wait by the exit that follows.
    worker.on('error', () => undefined);
    worker.on('exit', () => {
      hasEnded = true;
      if (current?.worker === worker) current = undefined;
      for (const { reject } of waiting.splice(0)) reject(new WriteThreadEnded('It writes no more'));
    });
    const run: Run = ({ sql, parameters }) =>
      new Promise((resolve, reject) => {
        if (hasEnded) {
          reject(new WriteThreadEnded('It writes no more'));
          return;
        }
        waiting.push({ resolve, reject });
        worker.ref();
        worker.postMessage({ sql, parameters } satisfies Query);
      });
    return { worker, run };
  }

  return {
    connect: () => {
      current ??= start();
      return current.run;
    },
    takeChanged: () => {
      const rows = changed;
      changed = 0;
      return rows;
    },
    stop: async () => {
      await current?.worker.terminate();
    },
  };
}
