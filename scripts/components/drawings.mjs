import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { drawingPath } from './drawing-path.mjs';

const require = createRequire(import.meta.url);
const lucide = dirname(require.resolve('lucide-react/package.json'));

/** Where the library keeps the drawings that it uses, one a file. */
export const drawingsFolder = fileURLToPath(
  new URL('../../packages/ui/src/lib/internal/drawings', import.meta.url),
);

/** The drawings that the library has: `arrow-left`. */
export const drawingNames = () =>
  readdirSync(drawingsFolder).map((file) => file.replace(/\.ts$/, ''));

/** @type {(name: string) => string} what the library has in the file of a drawing */
export const readDrawing = (name) => readFileSync(join(drawingsFolder, `${name}.ts`), 'utf8');

/**
 * Source of a drawing's file.
 *
 * @param {string} name as lucide writes it: `arrow-left`
 * @returns {Promise<string>}
 */
export async function drawingFile(name) {
  const file = pathToFileURL(join(lucide, `dist/esm/icons/${name}.mjs`)).href;
  const { __iconData: drawing } = await import(file);
  const constant = name.toUpperCase().replaceAll('-', '_');
  const line = `export const ${constant} =`;
  const path = `'${drawingPath(drawing.node)}';`;
  const fits = line.length + 1 + path.length <= 100;
  return `/** Lucide's \`${name}\`. */\n${line}${fits ? ' ' : '\n  '}${path}\n`;
}
