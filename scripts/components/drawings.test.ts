import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { drawingPath, lucidePath } from './drawing-path.mjs';
import { readDrawings } from './drawings.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

describe('a drawing as one path', () => {
  it.each([
    ['what is drawn relatively, behind another', ['path', { d: 'm6 9 6 6 6-6' }], 'M6 9l6 6 6-6'],
    ['points behind a move', ['path', { d: 'M6 9 12 15' }], 'M6 9L12 15'],
    ['numbers without room', ['path', { d: 'm6-.5.5 2h3' }], 'M6-.5l.5 2h3'],
    ['a line', ['line', { x1: '2', x2: '22', y1: '3', y2: '-3' }], 'M2 3L22-3'],
    ['a polyline', ['polyline', { points: '1 2 3 4' }], 'M1 2 3 4'],
    [
      'a circle',
      ['circle', { cx: '12', cy: '12', r: '10' }],
      'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0',
    ],
    ['a dot', ['circle', { cx: '7', cy: '7', r: '.5', fill: 'currentColor' }], /^M6.5 7a.5 .5 /],
    ['a box', ['rect', { x: '3', y: '4', width: '7', height: '5' }], 'M3 4h7v5h-7z'],
    [
      'a box with round corners',
      ['rect', { x: '3', y: '4', width: '18', height: '16', rx: '2' }],
      'M5 4h14a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-12a2 2 0 0 1 2-2z',
    ],
  ] as [string, [string, Record<string, string>], string | RegExp][])('%s', (_, shape, path) => {
    expect(drawingPath([shape])).toEqual(
      typeof path === 'string' ? path : expect.stringMatching(path),
    );
  });

  it.each([
    ['an area', ['path', { d: 'M1 1h2v2z', fill: 'currentColor' }]],
    ['something turned', ['rect', { width: '2', height: '2', transform: 'rotate(45)' }]],
    ['another element', ['text', {}]],
  ] as [string, [string, Record<string, string>]][])('refuses %s', (_, shape) => {
    expect(() => drawingPath([shape])).toThrow('<');
  });
});

const drawings = readDrawings();

it.each(Object.entries(drawings))("keeps Lucide's %s as it is", async (name, path) => {
  expect(path).toBe(await lucidePath(name));
});

it('keeps no drawing that nobody draws', () => {
  const sources = globSync('packages/ui/src/**/*.{ts,tsx}', { cwd: root })
    .map((file) => readFileSync(`${root}/${file}`, 'utf8'))
    .join('\n');
  expect(
    Object.keys(drawings).filter((name) => !sources.includes(`/drawings/${name}.js'`)),
  ).toEqual([]);
});

it('draws icons by Glyph alone', () => {
  const drawn = globSync('{packages,apps}/*/src/**/*.tsx', { cwd: root })
    .filter((file) => !/\.(stories|examples)\./.test(file))
    .filter((file) => readFileSync(`${root}/${file}`, 'utf8').includes('<svg'))
    .map((file) => basename(file));
  // The others are figures: a mark, a picture, a scale.
  expect(drawn.toSorted()).toEqual([
    'brand-mark.tsx',
    'glyph.tsx',
    'level-badge.tsx',
    'not-found-figure.tsx',
  ]);
});
