import { Worker } from 'node:worker_threads';
import { ownProgram } from '../source-program.js';
import type { HashAnswer, HashDrop, HashJob } from './hash-jobs.js';

/** The thread ended with work undone; the next file gets another one. */
class HashThreadEnded extends Error {
  override name = 'HashThreadEnded';
  /** Passes by itself, as a lack of threads or memory does. */
  readonly code = 'EAGAIN';
}

interface Waiting {
  resolve: (sha256: string) => void;
  reject: (error: Error) => void;
}

/** The hash of one file that is being written. */
export interface FollowedFile {
  /** So many bytes of it are written by now. */
  advance: (written: number) => void;
  /**
   * The SHA-256 of so many bytes, which are all of them.
   *
   * @throws what kept the thread from reading, or that it ended
   */
  end: (written: number) => Promise<string>;
  /** The file goes unfinished; harmless after its end. */
  drop: () => void;
}

/** A thread that hashes files while they are written, and the server goes on. */
export interface HashThread {
  follow: (path: string) => FollowedFile;
  /** Ends the thread; the next file starts another one. */
  stop: () => Promise<void>;
}

/** The thread starts with its first file, stays ready, and keeps no program running by itself. */
export function createHashThread(): HashThread {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let lastId = 0;

  function settle(answer: HashAnswer): void {
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (waiting.size === 0) worker?.unref();
    if ('sha256' in answer) asked?.resolve(answer.sha256);
    else asked?.reject(Object.assign(new Error(answer.failure.message), answer.failure));
  }

  function start(): Worker {
    const { path, execArgv } = ownProgram(import.meta.url, './hash-worker');
    const started = new Worker(path, { execArgv, env: {} });
    started.unref();
    started.on('message', settle);
    // Told to those who wait by the exit that follows.
    started.on('error', () => undefined);
    started.on('exit', () => {
      worker = undefined;
      const left = [...waiting.values()];
      waiting.clear();
      for (const { reject } of left) reject(new HashThreadEnded('The thread that hashes ended'));
    });
    return started;
  }

  function tell(message: HashJob): void {
    worker ??= start();
    worker.postMessage(message);
  }

  return {
    follow: (path) => {
      lastId += 1;
      const id = lastId;
      return {
        advance: (written) => tell({ id, path, written, ends: false }),
        end: (written) =>
          new Promise((resolve, reject) => {
            tell({ id, path, written, ends: true });
            worker?.ref();
            waiting.set(id, { resolve, reject });
          }),
        drop: () => worker?.postMessage({ dropped: id } satisfies HashDrop),
      };
    },
    stop: async () => {
      await worker?.terminate();
    },
  };
}
