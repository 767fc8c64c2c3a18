// Weighs the first screen (search) of the built site and the library's entries; fails above a limit.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliBytes, filesOf } from './first-screen.mjs';
import { weighLibrary } from './library-size.mjs';

// A kilobyte more than before people keep sets of their own; pages that the server draws take the bytes out of the way.
const LIMIT_KB = 106;

const site = fileURLToPath(new URL('../apps/site/dist', import.meta.url));
const manifest = JSON.parse(readFileSync(join(site, '.vite/manifest.json'), 'utf8'));
const { scripts, styles } = filesOf(manifest, ['index.html', 'src/pages/search-page.tsx']);
const script = brotliBytes(site, scripts) / 1000;
const style = brotliBytes(site, styles) / 1000;
console.log(
  `[size] first screen, brotli: ${script.toFixed(1)} kB of JavaScript in ${scripts.length} files (limit ${LIMIT_KB}), ${style.toFixed(1)} kB of CSS`,
);
const kept = weighLibrary();
if (script > LIMIT_KB || !kept) process.exitCode = 1;
