import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import type { DocumentLimits } from '../config.js';
import { bareEnvironment, stepBack } from './child-program.js';

const LOOK_MS = 50;
const PAGE_BYTES = 4096;
const MOST_OUTPUT = 64 * 1024;

/** How a program ended: its exit code, or null when it was killed or could not be started. */
export interface ProgramEnd {
  code: number | null;
  output: string;
}

/** Memory of a process; only Linux tells. */
async function rssOf(pid: number): Promise<number> {
  try {
    const [, pages] = (await readFile(`/proc/${pid}/statm`, 'utf8')).split(' ');
    return Number(pages) * PAGE_BYTES;
  } catch {
    return 0;
  }
}

/** Runs a program of this machine, which is killed above the limits or when the signal comes. */
export function runLimited(
  command: string,
  args: readonly string[],
  { maxRssBytes, timeoutMs }: DocumentLimits,
  options: { signal: AbortSignal; home?: string },
): Promise<ProgramEnd> {
  const child = spawn(command, args, {
    env: { ...bareEnvironment(), ...(options.home && { HOME: options.home }) },
    stdio: ['ignore', 'pipe', 'ignore'],
    signal: options.signal,
    killSignal: 'SIGKILL',
  });
  stepBack(child.pid);
  const kill = () => child.kill('SIGKILL');
  const late = setTimeout(kill, timeoutMs);
  const looking = setInterval(async () => {
    if (child.pid !== undefined && (await rssOf(child.pid)) > maxRssBytes) kill();
  }, LOOK_MS);
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    if (output.length < MOST_OUTPUT) output += text;
  });
  return new Promise((resolve) => {
    const end = (code: number | null) => {
      clearTimeout(late);
      clearInterval(looking);
      resolve({ code, output });
    };
    child.on('error', () => end(null));
    child.on('close', end);
  });
}
