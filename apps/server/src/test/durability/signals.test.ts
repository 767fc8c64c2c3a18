import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const RUN = ['--conditions=@bank-soal/source', '--import', 'tsx', MAIN, '1'];

/** The files of its first server, from its database on. */
async function hasServer(folder: string): Promise<boolean> {
  const files = await readdir(folder, { recursive: true });
  return files.some((name) => name.endsWith('.db'));
}

it.concurrent.each(['SIGINT', 'SIGTERM'] as const)(
  'ends at once by %s, silent, and leaves nothing',
  async (signal) => {
    const folder = await mkdtemp(join(tmpdir(), 'bank-soal-signals-'));
    const child = spawn(process.execPath, RUN, {
      env: { ...process.env, TMPDIR: folder, NODE_OPTIONS: '' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const said = Promise.all([text(child.stdout), text(child.stderr)]);
    while (!(await hasServer(folder))) await wait(20);
    const gone = once(child, 'exit');
    child.kill(signal);
    expect(await gone).toEqual([null, signal]);
    // Its server had the same pipes: they end with the last process.
    expect((await said).join('')).toBe('');
    expect((await readdir(folder)).filter((name) => name.startsWith('bank-soal'))).toEqual([]);
    await rm(folder, { recursive: true, force: true });
  },
);
