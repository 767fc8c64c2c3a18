import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { ownProgram } from '../start/source-program.js';
import type { ChildOrders } from './job.js';

const HEAP_MB = 400;
/** The compiler of PDFs is itself compiled beside the work, by one thread: several take 50 MB more. */
const SMALL = ['--wasm-num-compilation-tasks=1'];
/** Each thread with memory of its own would keep what it has let go: another 50 MB. */
const ONE_HEAP = { MALLOC_ARENA_MAX: '1' };
/** Lower than the server, which answers everyone. */
const NICE = 5;

/** Only what a process needs to start: no secret reaches the one that parses strangers' files. */
export function bareEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP, TMPDIR } = process.env;
  return { PATH, SystemRoot, TEMP, TMPDIR };
}

/** Lets a process work in the background; not every system can. */
export function stepBack(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, NICE);
  } catch {
    // It works all the same.
  }
}

/** Starts a process that reads documents, with a lower priority than the server where asked. */
export function startChild(orders: ChildOrders, inBackground: boolean): ChildProcess {
  const { path, execArgv } = ownProgram(import.meta.url, './child/main');
  const child = fork(path, [JSON.stringify(orders)], {
    execArgv: [`--max-old-space-size=${HEAP_MB}`, '--expose-gc', ...SMALL, ...execArgv],
    env: { ...bareEnvironment(), ...ONE_HEAP },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // The caller that waits for an answer handles it in time; unhandled it would end the server.
  child.on('error', () => undefined);
  if (inBackground) stepBack(child.pid);
  return child;
}
