import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { english } from '../english/index.js';

const folder = join(import.meta.dirname, '..');

it('asks for areas that a host can word, and for each of them', () => {
  const asked = globSync('**/*.ts', { cwd: folder }).flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/ useMessages\('(\w+)'/g)].map(
      ([, area]) => area,
    ),
  );
  expect(asked.toSorted()).toEqual(
    Object.keys(english)
      .filter((area) => area !== 'sentences')
      .toSorted(),
  );
});
