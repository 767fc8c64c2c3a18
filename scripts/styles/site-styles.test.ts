import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { expect, it } from 'vitest';
import { stylesInParts } from '../../apps/site/vite/styles-in-parts.js';
import { parts } from './parts.mjs';

const site = (file: string) =>
  readFileSync(fileURLToPath(new URL(`../../apps/site/${file}`, import.meta.url)), 'utf8');

/** What the plugin makes of a module of a component, in a build. */
function made(file: string): string | undefined {
  const { transform } = stylesInParts(['pages', 'sets']) as Plugin & {
    transform: (code: string, id: string) => { code: string } | undefined;
  };
  return transform("'use client';", `/a/packages/ui/src/${file}`)?.code;
}

it('imports in the first file what the build takes for there', () => {
  const [, first = ''] = /stylesInParts\(\[([^\]]*)\]\)/.exec(site('vite.config.ts')) ?? [];
  const named = [...first.matchAll(/'(\w+)'/g)].map(([, name]) => name);
  const imported = [...site('src/main.ts').matchAll(/ui\/styles\/(\w+)\.css/g)];
  expect(imported.map(([, name]) => name)).toEqual(['core', ...named]);
  expect(Object.keys(parts)).toEqual(expect.arrayContaining(named));
});

it('lets a component bring its part', () => {
  expect(made('components/data-table/table-row.tsx')).toBe(
    "'use client';\nimport '@bank-soal/ui/styles/editing.css';\n",
  );
  expect(made('components/pdf-viewer/pdf-reader.tsx')).toContain('styles/documents.css');
});

it.each([
  ['of the core', 'components/button/button.tsx'],
  ['of what the page begins with', 'components/site-header/site-header.tsx'],
  ['without a component', 'components/data-table/index.ts'],
])('leaves alone what is %s', (_, file) => {
  expect(made(file)).toBeUndefined();
});
