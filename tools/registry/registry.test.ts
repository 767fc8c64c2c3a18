import { basename, dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { libraryFolders } from '../../scripts/components/component-rules.mjs';
import { helpersIn, registryItems } from './registry.mjs';
import { unprefixClasses } from './registry-classes.mjs';
import { hostSpecifier } from './registry-item.mjs';
import { itemProblems } from './registry-rules.mjs';
import { parseCss, sideOf } from './registry-theme.mjs';

const ui = fileURLToPath(new URL('../../packages/ui', import.meta.url));
const items = registryItems();
const theme = items.find(({ name }) => name === 'theme');
const folders = items.flatMap((item) => ('files' in item ? [item] : []));
const paths = (item: (typeof folders)[number]) => item.files.map(({ path }) => path);

describe('the schema', () => {
  it('accepts every item', () => {
    expect(items.flatMap((item) => itemProblems(item))).toEqual([]);
  });

  it.each([
    [{ type: 'registry:ui' }, /has no name/],
    [{ name: 'a', type: 'registry:widget' }, /unknown type/],
    [{ name: 'a', type: 'registry:ui', dependencies: 'clsx' }, /no list of texts/],
    [{ name: 'a', type: 'registry:ui', colour: 'red' }, /unknown field/],
    [{ name: 'a', type: 'registry:ui', files: [{ path: 'a.tsx' }] }, /a file that is none/],
    [{ name: 'a', type: 'registry:ui', files: [{ path: 'a', type: 'registry:file' }] }, /a file/],
    [{ name: 'a', type: 'registry:ui', cssVars: { night: {} } }, /CSS variables/],
    [{ name: 'a', type: 'registry:ui', css: { a: 1 } }, /CSS that is no tree/],
  ])('refuses %j', (item, problem) => {
    expect(itemProblems(item).join()).toMatch(problem);
  });
});

it('has one item for every component, every helper and the theme', () => {
  const helpers = ['public', 'internal'].flatMap((room) => helpersIn(join(ui, 'src/lib', room)));
  expect(items.map(({ name }) => name)).toEqual([
    'theme',
    ...libraryFolders(ui).map((folder) => basename(folder)),
    'set-card',
    ...helpers.map((folder) => `lib-${basename(folder).replace(/\.tsx?$/, '')}`),
  ]);
});

describe.each(folders.map((item) => [item.name, item] as const))('%s', (_, item) => {
  it('imports only what it brings or asks for', () => {
    const asked = item.registryDependencies.map((name) => name.replace('@bank-soal/', ''));
    const there = new Set(
      [item, ...folders.filter(({ name }) => asked.includes(name))].flatMap(paths),
    );
    const dangling = item.files.flatMap(({ path, content }) =>
      [...content.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)]
        .map(([, specifier = '']) => posix.join(dirname(path), specifier))
        .filter(
          (to) =>
            !['.ts', '.tsx', '/index.ts', '/index.tsx'].some((ending) => there.has(to + ending)),
        ),
    );
    expect(dangling).toEqual([]);
  });

  it('asks for items that exist', () => {
    const known = new Set(items.map(({ name }) => `@bank-soal/${name}`));
    expect(item.registryDependencies.filter((name) => !known.has(name))).toEqual([]);
  });

  it('has no class that needs the library’s prefix', () => {
    expect(item.files.filter(({ content }) => /['"` ]ui:[a-z[-]/.test(content))).toEqual([]);
  });
});

it('uses only colours that the theme brings', () => {
  const brought = new Set(Object.keys(theme && 'cssVars' in theme ? theme.cssVars.theme : {}));
  const used = folders.flatMap(({ files }) =>
    files.flatMap(({ content }) =>
      [...content.matchAll(/-ui-([a-z-]+)(?=[\s'"`/])/g)].map(([, name]) => `color-ui-${name}`),
    ),
  );
  expect(used.length).toBeGreaterThan(100);
  expect(
    [...new Set(used)].filter((name) => !brought.has(name) && !name.includes('density')),
  ).toEqual([]);
});

it('reads only variables that the theme brings', () => {
  const all = JSON.stringify(items);
  const set = new Set([
    ...Object.keys(theme && 'cssVars' in theme ? theme.cssVars.light : {}),
    ...[...all.matchAll(/--(ui-[a-z0-9-]+)(?:"?:|]?\s*:)/g)].map(([, name]) => name),
  ]);
  const read = [...all.matchAll(/(?:var)?\(--(ui-[a-z0-9-]+)(?=[),])/g)].map(
    ([, name]) => name ?? '',
  );
  expect(read.length).toBeGreaterThan(50);
  expect([...new Set(read)].filter((name) => !set.has(name))).toEqual([]);
});

it('turns classes into those of a host', () => {
  const colours = new Set(['surface', 'text', 'surface-hover']);
  const from = "'ui:p-2 ui:hover:bg-surface-hover ui:[&_a:hover]:text-text ui:-mx-1.5 ui:text-sm'";
  expect(unprefixClasses(from, colours)).toBe(
    "'p-2 hover:bg-ui-surface-hover [&_a:hover]:text-ui-text -mx-1.5 text-sm'",
  );
});

it.each([
  ['./badge.js', false, './badge', undefined],
  ['../badge/index.js', false, '../badge', 'badge'],
  ['../badge/tone.js', false, '../badge/tone', 'badge'],
  ['../../components/data/badge/index.js', false, '../badge', 'badge'],
  ['../../data/badge/index.js', false, '../badge', 'badge'],
  ['../../../lib/internal/cn/index.js', false, '../lib/cn', 'lib-cn'],
  ['../cn/index.js', true, '../cn', 'lib-cn'],
  ['../../public/strings/index.js', true, '../strings', 'lib-strings'],
  ['../../../components/data/badge/index.js', true, '../../badge', 'badge'],
])('rewrites %s', (specifier, helper, rewritten, item) => {
  expect(hostSpecifier(specifier, helper)).toEqual({ specifier: rewritten, item });
});

it('takes the sides of a colour apart', () => {
  expect(sideOf('light-dark(rgb(1, 2, 3), var(--x))', 0)).toBe('rgb(1, 2, 3)');
  expect(sideOf('light-dark(rgb(1, 2, 3), var(--x))', 1)).toBe('var(--x)');
  expect(sideOf('120ms', 1)).toBe('120ms');
});

it('reads nested style sheets', () => {
  expect(parseCss('/* a */ @utility x { color: red; &:hover { top: 0 } } @import "y";')).toEqual({
    '@utility x': { color: 'red', '&:hover': { top: '0' } },
    '@import "y"': {},
  });
});
