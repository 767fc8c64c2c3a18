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
 * Builds one page of one library.
 *
 * @param {string} id
 * @param {'all' | 'cards'} page
 * @returns {Promise<{ folder: string, js: number, css: number }>} where it lies, and bytes by brotli
 */
export async function buildPage(id, page) {
  const out = join(folder, 'dist', id, page);
  await build({
    root: folder,
    base: './',
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    resolve: {
      alias: {
        'bench-kit': join(folder, 'kits', id, 'all.tsx'),
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
      rolldownOptions: { input: join(folder, `${page}.html`), onLog: () => {} },
    },
  });
  const assets = join(out, 'assets');
  const bytes = (/** @type {string} */ ending) =>
    readdirSync(assets)
      .filter((name) => name.endsWith(ending))
      .reduce((sum, name) => sum + brotliCompressSync(readFileSync(join(assets, name))).length, 0);
  return { folder: out, js: bytes('.js'), css: bytes('.css') };
}
