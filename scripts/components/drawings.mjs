import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const source = 'packages/ui/drawings.json';

/** Folder of the generated modules, in the repository. */
export const drawingsFolder = 'packages/ui/src/lib/internal/drawings';
export const drawingsSource = join(root, source);

/**
 * Paths of the library's icons in 24 units, by their names at Lucide: `arrow-left`.
 *
 * @param {string} [base] folder of the repository
 * @returns {Record<string, string>}
 */
export function readDrawings(base = root) {
  const file = join(base, source);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/**
 * Modules of the icons by their paths: one each, since a bundler keeps a module in one chunk.
 *
 * @param {string} [base] folder of the repository
 * @returns {Record<string, string>}
 */
export function drawingFiles(base) {
  const files = Object.entries(readDrawings(base)).map(([name, path]) => [
    `${drawingsFolder}/${name}.ts`,
    `/** Lucide's \`${name}\`. */\nexport const ${name.toUpperCase().replaceAll('-', '_')} = '${path}';\n`,
  ]);
  return Object.fromEntries(files);
}
