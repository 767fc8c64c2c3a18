import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const main = join(root, 'apps/server/dist/main.js');
const site = join(root, 'apps/site/dist');

function urlOf(child: ReturnType<typeof spawn>): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const url = /http:\/\/\S+/.exec(output)?.[0];
      if (url) resolve(url.replace(/\/$/, ''));
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => reject(new Error(`The server ended (${code}):\n${output}`)));
  });
}

/** Starts the built server on a data folder. */
export async function serve(
  data: string,
  env: Record<string, string>,
): Promise<{ url: string; end: () => Promise<void> }> {
  for (const built of [main, join(site, 'index.html')]) {
    if (!existsSync(built)) throw new Error(`${built} is missing: run "npm run build" first`);
  }
  const child = spawn(process.execPath, [main], {
    cwd: data,
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: data,
      SITE_DIR: site,
      SEED_DEMO: 'true',
      LOG_LEVEL: 'error',
      // Most journeys look into no file, and reading the demo's takes what their browser needs.
      INDEX_FILES: 'false',
      ...env,
    },
  });
  const ended = new Promise((resolve) => {
    child.once('exit', resolve);
  });
  const url = await urlOf(child);
  const end = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { url, end };
}
