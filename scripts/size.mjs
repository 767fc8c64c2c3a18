// Weighs what a visit of the search loads until all is still, and the library's entries; fails above a limit.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliBytes, filesOf } from './size/first-screen.mjs';
import { weighLibrary } from './size/library-size.mjs';

/** React, the router and SWR alone are 79. */
const LIMIT_KB = 131.6;
const STYLE_LIMIT_KB = 11.9;

const site = fileURLToPath(new URL('../apps/site/dist', import.meta.url));
const manifest = JSON.parse(readFileSync(join(site, '.vite/manifest.json'), 'utf8'));
// It has no source of its own: the bundler puts it together (`apps/site/vite.config.ts`).
const answers = Object.keys(manifest).find((part) => manifest[part].name === 'answers');
const { scripts, styles } = filesOf(manifest, [
  'index.html',
  'src/start.tsx',
  'src/pages/search-page.tsx',
  answers ?? 'answers',
]);
const script = brotliBytes(site, scripts) / 1000;
const style = brotliBytes(site, styles) / 1000;
console.log(
  `[size] search until all is still, brotli: ${script.toFixed(1)} kB of JavaScript in ${scripts.length} files (limit ${LIMIT_KB}), ${style.toFixed(1)} kB of CSS (limit ${STYLE_LIMIT_KB})`,
);
const kept = weighLibrary();
// Asked this way round, since what is no number is above nothing.
const small = script > 0 && script <= LIMIT_KB && style > 0 && style <= STYLE_LIMIT_KB;
if (!small || !kept) process.exitCode = 1;
