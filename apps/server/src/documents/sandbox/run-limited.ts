import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import type { MemoryBudget } from '../../limits/memory.js';
import type { DocumentLimits } from '../../settings/config.js';
import { bareEnvironment, stepBack } from '../child-program.js';

const LOOK_MS = 50;
const PAGE_BYTES = 4096;
const TICK_MS = 10;
/** Places in the line that Linux has about a process. */
const USER_TICKS = 14;
const SYSTEM_TICKS = 15;
const RSS_PAGES = 24;
const MOST_OUTPUT = 64 * 1024;

/** How a program ended. */
export interface ProgramEnd {
  /** Its exit code; null when it was killed or could not be started. */
  code: number | null;
  output: string;
  /** The machine had no time for it, or took it away: no verdict on its input. */
  interrupted: boolean;
}

/** Signals of a system that has no memory for a program, and the codes of a shell around it. */
const TAKEN_AWAY: ReadonlySet<unknown> = new Set(['SIGKILL', 'SIGTERM', 137, 143]);
/** It is not there: coming back later does not help. */
const NOT_THERE: ReadonlySet<string | undefined> = new Set(['ENOENT', 'EACCES']);

/** Cost of a process. */
interface Cost {
  rssBytes: number;
  /** Of processors' time. */
  cpuMs: number;
}

const readProc = (path: string) => readFile(`/proc/${path}`, 'utf8').catch(() => '');

/** Cost of a process and those that it started; only Linux reports it. */
async function costOf(pid: number): Promise<Cost> {
  // After the name, in which there may be anything, stand numbers from the third on.
  const stat = (await readProc(`${pid}/stat`)).split(') ').at(-1)?.split(' ') ?? [];
  const field = (number: number) => Number(stat[number - 3] ?? 0);
  const cost = {
    rssBytes: field(RSS_PAGES) * PAGE_BYTES,
    cpuMs: (field(USER_TICKS) + field(SYSTEM_TICKS)) * TICK_MS,
  };
  const children = (await readProc(`${pid}/task/${pid}/children`)).split(' ').filter(Boolean);
  for (const { rssBytes, cpuMs } of await Promise.all(children.map((one) => costOf(Number(one))))) {
    cost.rssBytes += rssBytes;
    cost.cpuMs += cpuMs;
  }
  return cost;
}

function killGroup(child: ChildProcess): void {
  try {
    if (child.pid !== undefined && process.platform !== 'win32')
      process.kill(-child.pid, 'SIGKILL');
    else child.kill('SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

export interface ProgramOptions {
  /** Kills it. */
  signal: AbortSignal;
  /** Its environment beside the least. */
  env?: NodeJS.ProcessEnv;
  /** Its memory is taken from there before it starts. */
  memory?: MemoryBudget;
}

function run(
  command: string,
  args: readonly string[],
  { maxRssBytes, maxCpuMs, timeoutMs }: DocumentLimits,
  { signal, env }: ProgramOptions,
): Promise<ProgramEnd> {
  const child = spawn(command, args, {
    env: { ...bareEnvironment(), ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
    // A group of its own, so that it is killed with all that it has started.
    detached: process.platform !== 'win32',
  });
  stepBack(child.pid);
  const kill = () => killGroup(child);
  let isTooExpensive = false;
  if (signal.aborted) kill();
  signal.addEventListener('abort', kill, { once: true });
  const late = setTimeout(kill, timeoutMs);
  const looking = setInterval(async () => {
    if (child.pid === undefined) return;
    const { rssBytes, cpuMs } = await costOf(child.pid);
    if (rssBytes <= maxRssBytes && cpuMs <= maxCpuMs) return;
    isTooExpensive = true;
    kill();
  }, LOOK_MS);
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    if (output.length < MOST_OUTPUT) output += text;
  });
  return new Promise((resolve) => {
    const end = (code: number | null, interrupted: boolean) => {
      clearTimeout(late);
      clearInterval(looking);
      signal.removeEventListener('abort', kill);
      resolve({ code, output, interrupted });
    };
    child.on('error', ({ code }: NodeJS.ErrnoException) => end(null, !NOT_THERE.has(code)));
    child.on('close', (code, by) => end(code, !isTooExpensive && TAKEN_AWAY.has(code ?? by)));
  });
}

/**
 * Runs a program of this machine, which is killed above the limits or when the signal comes. What counts
 * is the processor's time: the clock only ends what the machine has no time for.
 */
export async function runLimited(
  command: string,
  args: readonly string[],
  limits: DocumentLimits,
  options: ProgramOptions,
): Promise<ProgramEnd> {
  const { memory } = options;
  const bytes = Math.min(limits.maxRssBytes, memory?.total ?? 0);
  await memory?.acquire(bytes);
  try {
    return await run(command, args, limits, options);
  } finally {
    memory?.release(bytes);
  }
}
