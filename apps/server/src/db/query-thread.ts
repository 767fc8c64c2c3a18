import { Worker } from 'node:worker_threads';
import type { QueryResult } from 'kysely';
import { ownProgram } from '../source-program.js';
import type { Query } from './sqlite-connection.js';

/** What the thread answers to a query. */
export type Answered =
  | { result: QueryResult<unknown>; changed: number }
  | { failure: { message: string } };

/** Runs queries one after the other. */
export type Run = (query: Query) => QueryResult<unknown> | Promise<QueryResult<unknown>>;

interface Waiting {
  resolve: (result: QueryResult<unknown>) => void;
  reject: (error: Error) => void;
}

/** The thread ended within a transaction, of which nothing is kept. */
class QueryThreadEnded extends Error {
  override name = 'QueryThreadEnded';
  /** Passes by itself, as a lack of threads or memory does. */
  readonly code = 'EAGAIN';
}

/** A connection in a thread of its own, for what would hold up everyone where requests are answered. */
export interface QueryThread {
  /** For one transaction: when the thread ends, so do they, and the next one gets another thread. */
  connect: () => Run;
  /** Rows that were written since it was asked last. */
  takeChanged: () => number;
  stop: () => Promise<void>;
}

/** What a thread may do with its file. */
export interface ThreadTask {
  file: string;
  access: 'read' | 'write';
  /** Memory for pages of the database, where the usual is too little. */
  cacheKb?: number;
}

/** The thread starts with its first query, stays, and keeps no program running by itself. */
export function createQueryThread(task: ThreadTask): QueryThread {
  let current: { worker: Worker; run: Run } | undefined;
  let changed = 0;

  function start(): { worker: Worker; run: Run } {
    const { path, execArgv } = ownProgram(import.meta.url, './query-worker');
    const worker = new Worker(path, { execArgv, env: {}, workerData: task });
    const waiting: Waiting[] = [];
    let hasEnded = false;
    worker.unref();
    worker.on('message', (answer: Answered) => {
      const asked = waiting.shift();
      if (waiting.length === 0) worker.unref();
      if ('failure' in answer) {
        asked?.reject(Object.assign(new Error(answer.failure.message), answer.failure));
        return;
      }
      changed += answer.changed;
      asked?.resolve(answer.result);
    });
    // Told to those who wait by the exit that follows.
    worker.on('error', () => undefined);
    worker.on('exit', () => {
      hasEnded = true;
      if (current?.worker === worker) current = undefined;
      for (const { reject } of waiting.splice(0))
        reject(new QueryThreadEnded('It answers no more'));
    });
    const run: Run = ({ sql, parameters }) =>
      new Promise((resolve, reject) => {
        if (hasEnded) {
          reject(new QueryThreadEnded('It answers no more'));
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
