import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** @typedef {{ file: string, imports?: string[], css?: string[] }} Part */

/**
 * The files that a browser needs before it can show a page.
 *
 * @param {Record<string, Part>} manifest the build's, by source
 * @param {string[]} sources what the page begins with
 * @returns {{ scripts: string[], styles: string[] }}
 */
export function filesOf(manifest, sources) {
  /** @type {Set<string>} */
  const seen = new Set();
  /** @type {Set<string>} */
  const styles = new Set();
  const waiting = [...sources];
  for (let source = waiting.pop(); source !== undefined; source = waiting.pop()) {
    if (seen.has(source)) continue;
    seen.add(source);
    const part = manifest[source];
    if (!part) throw new Error(`The build has no ${source}`);
    for (const style of part.css ?? []) styles.add(style);
    waiting.push(...(part.imports ?? []));
  }
  return { scripts: [...seen].map((source) => manifest[source]?.file ?? ''), styles: [...styles] };
}

/**
 * Size of files together on the way to a browser.
 *
 * @param {string} folder
 * @param {string[]} files
 * @returns {number} bytes after brotli
 */
export function brotliBytes(folder, files) {
  const sizes = files.map((file) => brotliCompressSync(readFileSync(join(folder, file))).length);
  return sizes.reduce((sum, size) => sum + size, 0);
}
