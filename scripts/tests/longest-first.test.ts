import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { longestFirst } from './longest-first.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const named = (moduleId: string) => ({ moduleId });

it('puts the long journeys first, and leaves the order of all others', () => {
  const journeys = globSync('apps/site/journeys/*.test.ts', { cwd: root }).map((path) =>
    named(`/bank/${path.replaceAll('\\', '/')}`),
  );
  const server = [named('/bank/apps/server/src/builder.test.ts'), named('/bank/apps/a.test.ts')];
  const sorted = longestFirst([...server, ...journeys]).map(({ moduleId }) =>
    moduleId.replace('/bank/apps/', ''),
  );
  expect(sorted.slice(0, 5)).toEqual([
    'site/journeys/admin-accessibility.test.ts',
    'site/journeys/inside-files.test.ts',
    'site/journeys/accessibility.test.ts',
    'site/journeys/admin-reflow.test.ts',
    'site/journeys/builder.test.ts',
  ]);
  expect(sorted.slice(5, 7)).toEqual(['server/src/builder.test.ts', 'a.test.ts']);
});
