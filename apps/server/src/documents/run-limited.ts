import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import type { DocumentLimits } from '../config.js';
import { bareEnvironment, stepBack } from './child-program.js';

const LOOK_MS = 50;
const PAGE_BYTES = 4096;
const TICK_MS = 10;
/** Places in what Linux tells of a process. */
const USER_TICKS = 14;
const SYSTEM_TICKS = 15;
const RSS_PAGES = 24;
const MOST_OUTPUT = 64 * 1024;

/** How a program ended: its exit code, or null when it was killed or could not be started. */
export interface ProgramEnd {
  code: number | null;
  output: string;
}

/** What a process takes. */
interface Cost {
  rssBytes: number;
  /** Of processors' time. */
  cpuMs: number;
}

const readProc = (path: string) => readFile(`/proc/${path}`, 'utf8').catch(() => '');

/** What a process and those that it started take; only Linux tells. */
async function costOf(pid: number): Promise<Cost> {
  // Behind the name, in which there may be anything, stand numbers from the third on.
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

/** Runs a program of this machine, which is killed above the limits or when the signal comes. */
export function runLimited(
  command: string,
  args: readonly string[],
  { maxRssBytes, maxCpuMs, timeoutMs }: DocumentLimits,
  { signal, env }: { signal: AbortSignal; env?: NodeJS.ProcessEnv },
): Promise<ProgramEnd> {
  const child = spawn(command, args, {
    env: { ...bareEnvironment(), ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
    // A group of its own, so that it is killed with all that it has started.
    detached: process.platform !== 'win32',
  });
  stepBack(child.pid);
  const kill = () => killGroup(child);
  if (signal.aborted) kill();
  signal.addEventListener('abort', kill, { once: true });
  const late = setTimeout(kill, timeoutMs);
  const looking = setInterval(async () => {
    if (child.pid === undefined) return;
    const { rssBytes, cpuMs } = await costOf(child.pid);
    if (rssBytes > maxRssBytes || cpuMs > maxCpuMs) kill();
  }, LOOK_MS);
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    if (output.length < MOST_OUTPUT) output += text;
  });
  return new Promise((resolve) => {
    const end = (code: number | null) => {
      clearTimeout(late);
      clearInterval(looking);
      signal.removeEventListener('abort', kill);
      resolve({ code, output });
    };
    child.on('error', () => end(null));
    child.on('close', end);
  });
}
