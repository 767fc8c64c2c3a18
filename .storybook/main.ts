import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import remarkGfm from 'remark-gfm';
import { mergeConfig, type Plugin } from 'vite';
import { allScreenFacts } from '../scripts/screens/screen-facts.mjs';
import { completeDocgen, completeManifest } from '../scripts/storybook/component-docgen.mjs';
import { ownImports } from '../scripts/storybook/manifest-imports.mjs';
import { storyCodeModule } from '../scripts/storybook/story-code.mjs';
import { storyDependencies } from '../scripts/storybook/story-dependencies.mjs';
import { markSnapshots } from '../scripts/visual/mark-snapshots.mjs';
import { writeLlms } from '../tools/docs/llms.mjs';
import { writeRegistry } from '../tools/registry/registry.mjs';

const snapshots: Plugin = {
  name: 'bank-soal:mark-snapshots',
  enforce: 'pre',
  transform: (code, id) => markSnapshots(code, id.split('?')[0] ?? ''),
};

/** The parser of props does not know `readonly Thing[]`; without the word it does. */
const plainArrays: Plugin = {
  name: 'bank-soal:plain-arrays',
  enforce: 'pre',
  transform: (code, id) =>
    /\/packages\/\w+\/src\/.*\.tsx$/.test(id) && code.includes(' readonly ')
      ? { code: code.replace(/([:|(<,]) readonly (?=[\w({[])/g, '$1 '), map: null }
      : undefined,
};

// Served as /llms.txt, /registry.json, /r/{name}.json, /screen-facts.json and /mockServiceWorker.js.
const made = fileURLToPath(new URL('../.cache/storybook-public', import.meta.url));
writeRegistry(made);
// The worker of the fakes, of the release that is installed.
copyFileSync(
  fileURLToPath(import.meta.resolve('msw/mockServiceWorker.js')),
  join(made, 'mockServiceWorker.js'),
);
writeFileSync(join(made, 'screen-facts.json'), JSON.stringify(allScreenFacts()));
// Tests of stories read no props, which take seconds.
if (!process.env.VITEST) writeLlms(join(made, 'llms.txt'));

const config: StorybookConfig = {
  stories: ['../packages/*/src/**/*.mdx', '../packages/*/src/**/*.stories.tsx'],
  addons: [
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@storybook/addon-mcp',
    // It writes the style sheets anew, which tests shall meet as hosts do.
    ...(process.env.VITEST ? [] : ['storybook-addon-pseudo-states']),
  ],
  framework: '@storybook/react-vite',
  staticDirs: [
    './public',
    '../.cache/storybook-public',
    // Guides name their pictures as seen from docs/.
    { from: '../docs/images', to: '/images' },
    // For designers, who have no copy of the sources.
    { from: '../packages/ui/tokens/figma', to: '/tokens/figma' },
    { from: '../node_modules/@fontsource-variable/plus-jakarta-sans/files', to: '/fonts' },
    { from: '../node_modules/pdfjs-dist/legacy/build', to: '/pdfjs/build' },
    { from: '../node_modules/pdfjs-dist/cmaps', to: '/pdfjs/cmaps' },
    { from: '../node_modules/pdfjs-dist/standard_fonts', to: '/pdfjs/standard_fonts' },
    { from: '../node_modules/pdfjs-dist/wasm', to: '/pdfjs/wasm' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: {
    componentsManifest: true,
    experimentalTestSyntax: true,
    sidebarOnboardingChecklist: false,
  },
  experimental_manifests: async (manifests) => completeManifest(ownImports(manifests ?? {})),
  viteFinal: (base) =>
    mergeConfig(mergeConfig({ plugins: [plainArrays] }, base), {
      plugins: [
        tailwindcss(),
        snapshots,
        storyCodeModule(),
        ...(process.env.VITEST ? [] : [completeDocgen()]),
      ],
      resolve: { conditions: ['@bank-soal/source'] },
      optimizeDeps: { include: storyDependencies() },
      build: {
        rolldownOptions: {
          // Code that is shown names components as hosts write them.
          output: { keepNames: true },
          // 'use client' speaks to servers that render; here everything is one client.
          onLog(level, log, handle) {
            if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
          },
        },
      },
    }),
};

export default config;
