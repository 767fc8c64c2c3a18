// Writes the library's style sheets: everything in one, and the same in parts that a host can leave out.
// Run in packages/ui, after `tailwindcss -o dist/styles.css --minify`.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parts } from './styles/parts.mjs';
import { sourcesIn } from './styles/sources.mjs';
import { split, withoutMachinery } from './styles/split.mjs';

const folder = process.cwd();
const file = join(folder, 'dist/styles.css');
const css = withoutMachinery(readFileSync(file, 'utf8'));
const sources = sourcesIn(join(folder, 'src'));
const sheets = split(css, sources);

writeFileSync(file, css);
mkdirSync(join(folder, 'dist/styles'), { recursive: true });
for (const part of ['core', ...Object.keys(parts)]) {
  writeFileSync(join(folder, `dist/styles/${part}.css`), sheets[part] ?? '');
}
