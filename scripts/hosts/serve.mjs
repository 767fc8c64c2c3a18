import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

/** @typedef {{ url: string, stop: () => void }} Served */

/** @type {Record<string, string>} */
const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};

/**
 * Serves a folder of built files.
 *
 * @param {string} folder
 * @returns {Promise<Served>}
 */
export async function serveFolder(folder) {
  const server = createServer((request, response) => {
    const file = join(folder, new URL(request.url ?? '/', 'http://localhost').pathname);
    if (!existsSync(file)) return response.writeHead(404).end();
    const type = types[extname(file)] ?? 'application/octet-stream';
    return response.writeHead(200, { 'content-type': type }).end(readFileSync(file));
  });
  const port = await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' ? address?.port : 0);
    });
  });
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => server.closeAllConnections() ?? server.close(),
  };
}

/**
 * Starts the production server of a Next.js app and waits until it answers.
 *
 * @param {string} folder
 * @param {number} port a free one
 * @param {Record<string, string>} [env] beside that of this process
 */
export function serveNext(folder, port, env) {
  const args = ['node_modules/next/dist/bin/next', 'start', '-p', `${port}`, '-H', '127.0.0.1'];
  return serveBy(folder, args, port, env);
}

/**
 * Starts what serves a site built by Vite, with the addresses that it hands on.
 *
 * @param {string} folder
 * @param {number} port a free one
 * @param {Record<string, string>} [env] beside that of this process
 */
export function servePreview(folder, port, env) {
  const args = ['node_modules/vite/bin/vite.js', 'preview', '--port', `${port}`, '--strictPort'];
  return serveBy(folder, [...args, '--host', '127.0.0.1'], port, env);
}

/** @type {(folder: string, args: string[], port: number, env?: object) => Promise<Served>} */
async function serveBy(folder, args, port, env) {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    stdio: 'ignore',
    env: { ...process.env, ...env },
  });
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 120; tries += 1) {
    const answered = await fetch(url).then(
      () => true,
      () => false,
    );
    if (answered) return { url, stop: () => child.kill() };
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  child.kill();
  throw new Error(`${args[0]} does not answer`);
}
