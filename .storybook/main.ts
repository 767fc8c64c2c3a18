import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import remarkGfm from 'remark-gfm';
import { mergeConfig, type Plugin } from 'vite';
import { markSnapshots } from '../scripts/mark-snapshots.mjs';
import { storyDependencies } from '../scripts/story-dependencies.mjs';

const snapshots: Plugin = {
  name: 'bank-soal:mark-snapshots',
  enforce: 'pre',
  transform: (code, id) => markSnapshots(code, id.split('?')[0] ?? ''),
};

const config: StorybookConfig = {
  stories: ['../packages/*/src/**/*.mdx', '../packages/*/src/**/*.stories.tsx'],
  addons: [
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  framework: '@storybook/react-vite',
  staticDirs: [
    './public',
    { from: '../node_modules/@fontsource-variable/plus-jakarta-sans/files', to: '/fonts' },
    { from: '../node_modules/pdfjs-dist/legacy/build', to: '/pdfjs/build' },
    { from: '../node_modules/pdfjs-dist/cmaps', to: '/pdfjs/cmaps' },
    { from: '../node_modules/pdfjs-dist/standard_fonts', to: '/pdfjs/standard_fonts' },
    { from: '../node_modules/pdfjs-dist/wasm', to: '/pdfjs/wasm' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { experimentalTestSyntax: true, sidebarOnboardingChecklist: false },
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [tailwindcss(), snapshots],
      resolve: { conditions: ['@bank-soal/source'] },
      optimizeDeps: { include: storyDependencies() },
    }),
};

export default config;
