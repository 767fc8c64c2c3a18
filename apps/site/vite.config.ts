import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { pdfjs } from './vite/pdfjs.js';

/** The first browsers that know light-dark(); older targets would make the build write it out. */
const CSS_TARGET = ['chrome123', 'safari17.5', 'firefox120'];

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), tailwindcss(), pdfjs()],
  resolve: { conditions: ['@bank-soal/source', ...defaultClientConditions] },
  build: {
    cssTarget: CSS_TARGET,
    // The site's Content-Security-Policy takes fonts from files only.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  server: {
    proxy: { '/api': `http://127.0.0.1:${process.env.PORT ?? 3000}` },
  },
});
