import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { scripts } from '../../../package.json' with { type: 'json' };

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Ends what a failed test leaves: npm, its shell and the server are a group of their own. */
function endGroup(leader: number | undefined): void {
  try {
    if (leader !== undefined) process.kill(-leader, 'SIGKILL');
  } catch {
    // All of them have ended, as they should.
  }
}

/** Whether a program still listens at an address. */
const listens = (url: string) =>
  fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

// npm passes signals to the shell that it runs a script with, and shells do not pass them on. So the
// scripts put the program in the shell's place; where no shell knows `exec`, on Windows, the second
// half of the line runs. What serves first builds, so only its line is looked at.
it.each(['start', 'dev', 'serve'] as const)('`npm run %s` has no shell between', (name) => {
  const line = scripts[name];
  expect(line).toBe(`exec ${line.split(' || ')[1]} || ${line.split(' || ')[1]}`);
});

it.each(['SIGTERM', 'SIGINT'] as const)('npm takes its server along at %s', async (signal) => {
  const folder = await mkdtemp(join(tmpdir(), 'bank-soal-npm-'));
  const env = {
    ...process.env,
    PORT: '0',
    DATA_DIR: folder,
    SEED_DEMO: 'false',
    LOG_LEVEL: 'error',
  };
  const npm = spawn('npm', ['run', 'serve'], { cwd: root, env, detached: true });
  try {
    let output = '';
    const url = await new Promise<string>((resolve, reject) => {
      for (const stream of [npm.stdout, npm.stderr]) {
        stream.on('data', (chunk: Buffer) => {
          output += chunk.toString();
          const found = /http:\/\/127\S+/.exec(output)?.[0];
          if (found) resolve(found);
        });
      }
      npm.once('exit', () => reject(new Error(output)));
    });
    expect(await listens(url)).toBe(true);
    const ended = once(npm, 'exit');
    npm.kill(signal);
    await ended;
    await expect.poll(() => listens(url)).toBe(false);
    // Its streams close when the last program that holds them has ended.
    if (!npm.stdout.closed) await once(npm.stdout, 'close');
  } finally {
    endGroup(npm.pid);
    await rm(folder, { recursive: true, force: true });
  }
});
