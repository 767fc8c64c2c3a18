// Weighs the JavaScript of the first screen (search) in the built site, and fails above the limit.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliBytes, filesOf } from './first-screen.mjs';

const LIMIT_KB = 105;

const site = fileURLToPath(new URL('../apps/site/dist', import.meta.url));
const manifest = JSON.parse(readFileSync(join(site, '.vite/manifest.json'), 'utf8'));
const { scripts, styles } = filesOf(manifest, ['index.html', 'src/pages/search-page.tsx']);
const script = brotliBytes(site, scripts) / 1000;
const style = brotliBytes(site, styles) / 1000;
console.log(
  `[size] first screen, brotli: ${script.toFixed(1)} kB of JavaScript in ${scripts.length} files (limit ${LIMIT_KB}), ${style.toFixed(1)} kB of CSS`,
);
if (script > LIMIT_KB) process.exitCode = 1;
