import { type ChildProcess, fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { setPriority } from 'node:os';
import { extname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ChildOrders } from './job.js';

const HEAP_MB = 400;
/** Behind the server, which answers everyone. */
const NICE = 5;

/** From source (development, tests) the child needs a loader for TypeScript, as its parent has. */
function childProgram(): { path: string; execArgv: string[] } {
  const here = fileURLToPath(import.meta.url);
  const extension = extname(here);
  const path = fileURLToPath(new URL(`./child/main${extension}`, pathToFileURL(here)));
  const limits = [`--max-old-space-size=${HEAP_MB}`, '--expose-gc'];
  if (extension === '.js') return { path, execArgv: limits };
  const loader = pathToFileURL(createRequire(here).resolve('tsx')).href;
  const execArgv = [...limits, '--conditions=@bank-soal/source', '--import', loader];
  return { path, execArgv };
}

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
  const { path, execArgv } = childProgram();
  const child = fork(path, [JSON.stringify(orders)], {
    execArgv,
    env: bareEnvironment(),
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // Heard in time by whoever waits for an answer; alone it must not end the server.
  child.on('error', () => undefined);
  if (inBackground) stepBack(child.pid);
  return child;
}
