import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';

/**
 * Starts a program that prints its address once it listens.
 *
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
export async function startServer(args, env) {
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  for await (const chunk of child.stdout.setEncoding('utf8')) {
    text += chunk;
    const url = /http:\/\/[\d.]+:\d+/.exec(text)?.[0];
    if (url === undefined) continue;
    return { url, pid: child.pid, stop: () => stop(child) };
  }
  throw new Error(`A server did not start: ${text}`);
}

async function stop(child) {
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
}

/** CPU that a process and all its threads have used so far, in microseconds. */
export function cpuOf(pid) {
  let total = 0;
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    total += Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]);
  }
  return total / 1000;
}
