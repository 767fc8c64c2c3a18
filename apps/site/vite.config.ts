import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type UserConfig } from 'vite';
import { CSS_TARGET } from '../../scripts/css-target.mjs';
import { firstScreenChunks } from './vite/first-screen-chunks.js';
import { leanRouter } from './vite/lean-router.js';
import { licenses } from './vite/licenses.js';
import { pdfjs } from './vite/pdfjs.js';
import { precompress } from './vite/precompress.js';
import { shell } from './vite/shell.js';

const site = (): UserConfig => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), tailwindcss(), leanRouter(), pdfjs()],
  resolve: { conditions: ['@bank-soal/source', ...defaultClientConditions] },
  build: {
    cssTarget: CSS_TARGET,
    // The site's Content-Security-Policy takes fonts from files only.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    manifest: true,
    // All browsers of CSS_TARGET know it themselves.
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { '/api': `http://127.0.0.1:${process.env.PORT ?? 3000}` },
  },
});

export default defineConfig(async ({ command }) => {
  const config = site();
  if (command === 'serve') return config;
  const codeSplitting = await firstScreenChunks(site(), '/search-page.tsx');
  return {
    ...config,
    plugins: [...(config.plugins ?? []), shell(), precompress(), licenses()],
    // The first screen lists every file: names cost half a kilobyte there, and the manifest has them.
    build: {
      ...config.build,
      rolldownOptions: { output: { codeSplitting, chunkFileNames: 'assets/[hash].js' } },
    },
  };
});
