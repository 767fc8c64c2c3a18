import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const page = readFileSync(`${root}docs/asvs.md`, 'utf8');

/** How many points of levels 1 and 2 each section of ASVS 5.0.0 has, from its first to its last number. */
const POINTS =
  '1.1:2 1.2:9 1.3:11 1.4:3 1.5:2 2.1:3 2.2:3 2.3:4 2.4:1 3.2:2 3.3:4 3.4:6 3.5:5 3.7:2 4.1:3 4.2:1 4.3:2 4.4:4 5.1:1 5.2:3 5.3:2 5.4:3 6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4 7.1:3 7.2:4 7.3:2 7.4:5 7.5:2 7.6:2 8.1:2 8.2:3 8.3:1 8.4:1 9.1:3 9.2:4 10.1:2 10.2:2 10.3:4 10.4:11 10.5:5 10.6:2 10.7:3 11.1:2 11.2:3 11.3:3 11.4:4 11.5:1 11.6:1 12.1:3 12.2:2 12.3:4 13.1:1 13.2:5 13.3:2 13.4:5 14.1:2 14.2:4 14.3:3 15.1:3 15.2:3 15.3:7 16.1:1 16.2:5 16.3:4 16.4:3 16.5:3 17.1:1 17.2:4 17.3:2';

const all = POINTS.split(' ').flatMap((section) => {
  const [name = '', count = ''] = section.split(':');
  return Array.from({ length: Number(count) }, (_, at) => `${name}.${at + 1}`);
});

it('says of every point of ASVS 5.0, levels 1 and 2, how it is met', () => {
  const rows = [...page.matchAll(/^\| ([\d., ]+) \| (met|part|open|operator|n\/a) \| \S/gm)];
  const told = rows.flatMap(([, points = '']) => points.split(', '));
  expect(all).toHaveLength(253);
  expect(told).toEqual(expect.arrayContaining(all));
  expect(told).toHaveLength(all.length);
});

it('names files that are there', () => {
  const paths = [...page.matchAll(/`([\w.-]+(?:\/[\w.-]+)+|[\w-]+\.ts)`/g)].map(([, path]) => path);
  expect(paths.length).toBeGreaterThan(80);
  const isThere = (path = '') =>
    existsSync(`${root}${path}`) || existsSync(`${root}apps/server/src/${path}`);
  expect(paths.filter((path) => !isThere(path))).toEqual([]);
});
