import { readFileSync } from 'node:fs';
import { defineConfig } from 'tsup';

/**
 * The one build recipe: run inside a package (`tsup --config ../../tsup.config.ts`), file by file.
 * `bundle: false` keeps each file's `'use client'`; types come from `tsc` (see docs/adr/0005).
 */
export default defineConfig(() => {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as { name: string };
  const forNode = manifest.name === '@bank-soal/server';
  return {
    entry: [
      'src/**/*.{ts,tsx}',
      '!src/**/*.{test,stories}.{ts,tsx}',
      '!src/**/test/**',
      '!src/**/*.d.ts',
    ],
    format: 'esm',
    bundle: false,
    dts: false,
    // The build takes away what is this target's own; a style sheet beside it stays.
    clean: false,
    sourcemap: true,
    // The packages ship their sources.
    esbuildOptions(options) {
      options.sourcesContent = forNode;
    },
    silent: true,
    platform: forNode ? 'node' : 'neutral',
    target: forNode ? 'node22' : 'es2022',
  };
});
