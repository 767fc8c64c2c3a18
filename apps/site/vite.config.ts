import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { licenses } from './vite/licenses.js';
import { pdfjs } from './vite/pdfjs.js';

const root = fileURLToPath(new URL('.', import.meta.url));
const source = '@bank-soal/source';

/** The server's program for rendering pages: it needs nothing beside itself. */
const server = {
  root,
  plugins: [react()],
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: { conditions: [source, ...defaultServerConditions] },
  ssr: { noExternal: true as const, resolve: { conditions: [source, ...defaultServerConditions] } },
  build: {
    // Below the site, where no address leads.
    outDir: 'dist/.server',
    copyPublicDir: false,
    reportCompressedSize: false,
  },
};

/** Modules that load together: by itself the bundler makes some hundred small files, which travel one by one. */
const groups = [
  // Start of a page before its first paint.
  {
    name: 'first',
    test: /rolldown|preload-helper|session\/campus-arrival\.ts$/,
    priority: 4,
  },
  // Start of every page after that.
  {
    name: 'app',
    test: /apps\/site\/src\/(app|pages\/page-hooks|paths|browser-state|navigation)\.tsx?$|contract\/src\/(?:[a-z-]+\/)*my-set-kinds|session\/(user-key|login-address)|browser\/addresses|node_modules\/(react|react-dom|react-router|scheduler)\//,
    priority: 3,
  },
  {
    name: 'base',
    test: /packages\/ui\/src\/components\/[a-z]+\/(alert|badge|button|card|cluster|container|empty-state|field|grid|heading|link|loading-status|page-header|search-field|select|skeleton|stack|text|text-field|when-near)\//,
    priority: 2,
  },
  {
    name: 'lists',
    test: /packages\/screens\/src\/(sets\/(set-list|set-list-view|search\/search-view)\.tsx|sets\/set-cover\/near-cover\.tsx|(?:model|data)\/[a-z]+\/(set-list-address|use-downloads|use-recent-sets)\.ts)$/,
    priority: 1,
  },
  // Readers of the server's answers.
  {
    name: 'answers',
    test: /packages\/contract\/src\/(accounts\/session|client\/reading-answers|common\/(error|jitless)|sets\/(dropdown|question-sets)|site\/site)\.ts$/,
    priority: 1,
  },
  // Small parts of later pages: the start names each file of them, and a name weighs more than a drawing.
  {
    name: 'small',
    test: /packages\/(ui\/src\/(lib\/internal\/(drawings|form-values)|components\/navigation\/tabs\/tab-links)|screens\/src\/(browser|data\/(accounts|papers|talk)|frame\/space-tabs|model\/[a-z-]+\.ts))\b|pages\/own-space/,
    priority: 0,
  },
];

const api = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

/** The browser's program. */
const site = {
  root,
  plugins: [react(), tailwindcss(), pdfjs(), licenses()],
  resolve: { conditions: [source, ...defaultClientConditions] },
  build: {
    // The first browsers that know `light-dark()`: for older ones a build writes it out, which is longer.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    // The site's Content-Security-Policy takes fonts from files only.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    manifest: true,
    // All these browsers know it themselves.
    modulePreload: { polyfill: false as const },
    rolldownOptions: {
      output: { codeSplitting: { groups }, chunkFileNames: 'assets/[hash:7].js' },
    },
  },
  server: {
    proxy: { '/api': api, '/page-reader': api },
  },
};

export default defineConfig(({ isSsrBuild }) => (isSsrBuild ? server : site));
