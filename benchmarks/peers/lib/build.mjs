import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const folder = join(import.meta.dirname, '..');
const require = createRequire(join(folder, 'package.json'));

/** Medusa UI's classes come from its own preset and Tailwind 3; the others bring finished CSS. */
function medusaStyles() {
  const tailwind = require('tailwindcss');
  return {
    plugins: [
      tailwind({
        presets: [require('@medusajs/ui-preset')],
        content: [
          join(folder, 'node_modules/@medusajs/ui/dist/esm/**/*.js'),
          join(folder, 'kits/medusa/*.tsx'),
        ],
      }),
    ],
  };
}

/**
 * A page with nothing but one part: what else its kit has is shaken off.
 *
 * @type {(id: string, part?: Part) => import('vite').Plugin}
 */
function onePart(id, part) {
  const kit = (/** @type {string} */ file) => JSON.stringify(join(folder, 'kits', id, file));
  return {
    name: 'bench-part',
    resolveId: (source) => (source === 'bench-part' ? '\0bench-part' : null),
    load: (module) =>
      module === '\0bench-part' && part
        ? `export { ${part.name} as Part } from ${kit(`${part.file}.tsx`)};
           export { Provider } from ${kit('cards.tsx')};`
        : null,
  };
}

/** @typedef {(typeof import('./parts.mjs').PARTS)[number]} Part */

/**
 * Builds one page of one library.
 *
 * @param {string} id
 * @param {'all' | 'cards' | 'parts' | 'part'} page
 * @param {Part} [part] what is on the page 'part'
 * @returns {Promise<{ js: number, css: number }>} bytes by brotli
 */
export async function buildPage(id, page, part) {
  const out = join(folder, 'dist', id, part?.id ?? page);
  await build({
    root: folder,
    base: './',
    configFile: false,
    logLevel: 'error',
    plugins: [react(), onePart(id, part)],
    resolve: {
      alias: {
        'bench-page': join(folder, 'page', `${page}.tsx`),
        'bench-kit': join(folder, 'kits', id, 'all.tsx'),
        'bench-parts': join(folder, 'kits', id, 'parts.tsx'),
        'bench-cards': join(folder, 'kits', id, 'cards.tsx'),
        '@bank-soal/ui/styles.css': join(folder, '../../packages/ui/dist/styles.css'),
      },
      dedupe: ['react', 'react-dom'],
    },
    css: { postcss: id === 'medusa' ? medusaStyles() : { plugins: [] } },
    build: {
      outDir: out,
      emptyOutDir: true,
      target: 'es2022',
      chunkSizeWarningLimit: 4000,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: join(folder, 'page.html'), onLog: () => {} },
    },
  });
  const assets = join(out, 'assets');
  const bytes = (/** @type {string} */ ending) =>
    readdirSync(assets)
      .filter((name) => name.endsWith(ending))
      .reduce((sum, name) => sum + brotliCompressSync(readFileSync(join(assets, name))).length, 0);
  return { js: bytes('.js'), css: bytes('.css') };
}
