import { fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { extname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { DocumentLimits } from '../config.js';
import type { CombineJob, CombineMessage } from './job.js';
import { REASONS } from './reasons.js';

/** How a child process ended. `part` is the one that it was working on. */
export type ChildEnd = { kind: 'done' } | { kind: 'gave-up'; part: number; reason: string };

const HEAP_MB = 400;

/** From source (development, tests) the child needs a loader for TypeScript, as its parent has. */
function childProgram(): { path: string; execArgv: string[] } {
  const here = fileURLToPath(import.meta.url);
  const extension = extname(here);
  const path = fileURLToPath(new URL(`./child/main${extension}`, pathToFileURL(here)));
  const limits = [`--max-old-space-size=${HEAP_MB}`];
  if (extension === '.js') return { path, execArgv: limits };
  const loader = pathToFileURL(createRequire(here).resolve('tsx')).href;
  const execArgv = [...limits, '--conditions=@bank-soal/source', '--import', loader];
  return { path, execArgv };
}

/** Only what a process needs to start: no secret reaches the one that parses strangers' files. */
function bareEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP, TMPDIR } = process.env;
  return { PATH, SystemRoot, TEMP, TMPDIR };
}

/** Runs one job in a process of its own, which is killed above its limits. */
export function runChild(
  job: Omit<CombineJob, 'maxRssBytes'>,
  limits: DocumentLimits,
  signal: AbortSignal,
): Promise<ChildEnd> {
  const { path, execArgv } = childProgram();
  const child = fork(path, [], {
    execArgv,
    env: bareEnvironment(),
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    signal,
    killSignal: 'SIGKILL',
  });
  return new Promise((resolve, reject) => {
    let part = 0;
    let done = false;
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      child.kill('SIGKILL');
    }, limits.timeoutMs);
    child.on('message', (message: CombineMessage) => {
      if ('begins' in message) part = message.begins;
      else done = true;
    });
    child.on('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    child.on('exit', () => {
      clearTimeout(timer);
      if (done) resolve({ kind: 'done' });
      else resolve({ kind: 'gave-up', part, reason: late ? REASONS.TOO_SLOW : REASONS.TOO_HEAVY });
    });
    child.send({ ...job, maxRssBytes: limits.maxRssBytes } satisfies CombineJob);
  });
}
