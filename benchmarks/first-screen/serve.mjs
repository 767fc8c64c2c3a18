import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const repository = fileURLToPath(new URL('../../', import.meta.url));

/** Serves a built page with the product's own server and demo data, or with those of another copy of it. */
export function serve(site, copy = repository) {
  const data = mkdtempSync(join(tmpdir(), 'bank-soal-first-screen-'));
  const env = {
    PATH: process.env.PATH,
    PORT: '0',
    DATA_DIR: data,
    SITE_DIR: site,
    SEED_DEMO: 'true',
    PUBLIC_BROWSING: 'true',
    LOG_LEVEL: 'error',
  };
  const main = join(copy, 'apps/server/dist/main.js');
  const child = spawn(process.execPath, [main], { cwd: data, env });
  const stop = () =>
    new Promise((resolve) => {
      child.once('exit', () => resolve(rmSync(data, { recursive: true, force: true })));
      child.kill('SIGTERM');
    });
  return new Promise((resolve, reject) => {
    let output = '';
    child.once('exit', () => reject(new Error(output)));
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk;
        const url = /http:\/\/\S+/.exec(output)?.[0];
        if (url) resolve({ url: url.replace(/\/$/, ''), pid: child.pid, stop });
      });
    }
  });
}
