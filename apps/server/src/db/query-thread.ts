import { Worker } from 'node:worker_threads';
import type { QueryResult } from 'kysely';
import { ownProgram } from '../start/source-program.js';
import type { Query } from './sqlite/connection.js';

export type Answered = { result: QueryResult<unknown> } | { failure: { message: string } };

/** Runs queries one after the other. */
export type Run = (query: Query) => QueryResult<unknown> | Promise<QueryResult<unknown>>;

interface Waiting {
  resolve: (result: QueryResult<unknown>) => void;
  reject: (error: Error) => void;
}

/** The thread ended with work undone. */
class QueryThreadEnded extends Error {
  override name = 'QueryThreadEnded';
  /** Passes by itself, as a lack of threads or memory does. */
  readonly code = 'EAGAIN';
}

/** A connection in a thread of its own, for reads that would block the thread of the requests. */
export interface QueryThread {
  /** Where the thread has ended the next query gets another one. */
  run: Run;
  stop: () => Promise<void>;
}

export interface ThreadTask {
  file: string;
  /** Memory for pages of the database. */
  cacheKb: number;
}

/** The thread starts with its first query, stays, and does not keep the program running by itself. */
export function createQueryThread(task: ThreadTask): QueryThread {
  let current: { worker: Worker; run: Run } | undefined;

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
      asked?.resolve(answer.result);
    });
    // The exit that follows rejects the waiting calls.
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
    run: (query) => {
      current ??= start();
      return current.run(query);
    },
    stop: async () => {
      await current?.worker.terminate();
    },
  };
}
