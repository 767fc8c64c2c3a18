import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { published } from '../shared/pack.mjs';
import { addressProblems, allows, engineProblems } from './manifests.mjs';

const read = (path: string) =>
  JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'));

describe.each(published)('the package %s', (name) => {
  const folder = `packages/${name}`;

  it('names where it comes from', () => {
    expect(addressProblems(read(`${folder}/package.json`), folder)).toEqual([]);
  });

  it('asks for a Node that its dependencies run on', () => {
    const { engines } = read(`${folder}/package.json`);
    const locked = read('package-lock.json').packages;
    expect(locked[folder].engines).toEqual(engines);
    expect(engineProblems(locked, folder)).toEqual([]);
  });
});

it('says what is missing', () => {
  const url = 'git+https://git.example/bank.git';
  expect(addressProblems({ name: 'x' }, 'packages/x')).toEqual(['repository names no address']);
  expect(addressProblems({ name: 'x', repository: { url } }, 'packages/x')).toHaveLength(3);
  const locked = {
    'packages/x': { engines: { node: '>=20.19' }, dependencies: { a: '1' } },
    'node_modules/a': { dependencies: { b: '1' } },
    'node_modules/a/node_modules/b': { engines: { node: '^22 || >=24' } },
  };
  expect(engineProblems(locked, 'packages/x')).toEqual([
    'Node 20.19 is too little for node_modules/a/node_modules/b, which needs ^22 || >=24',
  ]);
});

it.each([
  ['^22.13 || ^24 || >=26', '22.12', false],
  ['^22.13 || ^24 || >=26', '24.1', true],
  ['^22.13 || ^24 || >=26', '25.0', false],
  ['>= 18', '20.0', true],
  ['>=18 <21', '21.0', false],
  ['22.x', '22.9', true],
  ['*', '20.0', true],
])('%s takes %s: %j', (range, version, is) => {
  expect(allows(range, version)).toBe(is);
});
