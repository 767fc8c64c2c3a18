import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { measure } from './measure.mjs';

const dist = join(import.meta.dirname, '../dist');

/**
 * Weighs the scripts that a page has fetched once each of its scenes was shown and used: a part that the
 * build made but nobody asks for costs a visitor nothing.
 *
 * @param {import('playwright').BrowserContext} context
 * @param {string} address
 * @param {readonly string[]} scenes
 * @returns {Promise<number>} bytes by brotli
 */
export async function loadedBytes(context, address, scenes) {
  /** @type {Set<string>} */
  const scripts = new Set();
  /** @type {(response: import('playwright').Response) => void} */
  const note = (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  };
  context.on('response', note);
  for (const scene of scenes) await measure(context, address, scene, 0);
  context.off('response', note);
  return [...scripts].reduce(
    (sum, script) => sum + brotliCompressSync(readFileSync(join(dist, script))).length,
    0,
  );
}
