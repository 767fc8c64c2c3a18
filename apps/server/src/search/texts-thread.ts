import { Worker } from 'node:worker_threads';
import type { Bag } from '../db/text-index.js';
import { ownProgram } from '../start/source-program.js';
import type { Excerpt, PackedText } from './texts-work.js';
import type { WordQuery } from './words/index.js';

export type TextsJob =
  | { kind: 'pack'; pages: readonly string[] }
  | { kind: 'bags'; bodies: readonly Uint8Array[] }
  | { kind: 'excerpts'; bodies: readonly Uint8Array[]; query: WordQuery };

export interface TextsAnswer {
  packed?: PackedText;
  excerpts?: Excerpt[];
  bags?: Bag[];
  failure?: string;
}

/** Looks at whole texts in a thread, where only the caller waits. */
export interface TextsThread {
  pack: (pages: readonly string[]) => Promise<PackedText>;
  /** Terms of each of the texts in the index, in their order. */
  bags: (bodies: readonly Uint8Array[]) => Promise<Bag[]>;
  /** One for each of the texts, in their order. */
  excerpts: (bodies: readonly Uint8Array[], query: WordQuery) => Promise<Excerpt[]>;
  /** Ends it; the next call starts another one. */
  stop: () => Promise<void>;
}

interface Waiting {
  resolve: (answer: TextsAnswer) => void;
  reject: (error: Error) => void;
}

interface Running {
  worker: Worker;
  waiting: Waiting[];
}

/** The thread starts with its first call, and does not keep the program running by itself. */
export function createTextsThread(): TextsThread {
  let current: Running | undefined;

  function start(): Running {
    const { path, execArgv } = ownProgram(import.meta.url, './texts-worker');
    const worker = new Worker(path, { execArgv, env: {} });
    const running: Running = { worker, waiting: [] };
    const { waiting } = running;
    worker.unref();
    worker.on('message', (answer: TextsAnswer) => {
      const asked = waiting.shift();
      if (waiting.length === 0) worker.unref();
      if (answer.failure === undefined) asked?.resolve(answer);
      else asked?.reject(new Error(answer.failure));
    });
    // The exit that follows rejects the waiting calls.
    worker.on('error', () => undefined);
    worker.on('exit', () => {
      if (current === running) current = undefined;
      for (const { reject } of waiting.splice(0)) reject(new Error('The thread for texts ended'));
    });
    return running;
  }

  function ask(job: TextsJob): Promise<TextsAnswer> {
    current ??= start();
    const { worker, waiting } = current;
    return new Promise((resolve, reject) => {
      waiting.push({ resolve, reject });
      worker.ref();
      worker.postMessage(job);
    });
  }

  return {
    pack: async (pages) => {
      const { packed } = await ask({ kind: 'pack', pages });
      if (packed === undefined) throw new Error('The thread for texts answered something else');
      return packed;
    },
    bags: async (bodies) => (await ask({ kind: 'bags', bodies })).bags ?? [],
    excerpts: async (bodies, query) =>
      (await ask({ kind: 'excerpts', bodies, query })).excerpts ?? [],
    stop: async () => {
      await current?.worker.terminate();
    },
  };
}
