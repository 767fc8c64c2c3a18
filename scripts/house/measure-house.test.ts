import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { measureHouse } from './measure-house.mjs';

const root = mkdtempSync(join(tmpdir(), 'bank-soal-house-'));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

beforeAll(() => {
  write('.gitignore', '*.log\n/packages/ui/src/english/\n');
  write('packages/ui/src/english/button.ts', 'compiled\n');
  write('packages/screens/src/data/use-sets.ts', "import { a } from '../sets/a.js';\n// Why.\n");
  write('packages/screens/src/sets/a.ts', '/** What it is. */\nexport const a = 1;\n');
  write('packages/screens/src/sets/b.ts', 'lazy\n');
  write('packages/screens/src/sets/c.ts', "lazy(() => import('./b.js'));\n");
  write('apps/server/src/db/migrations/0001-first.ts', 'up\n');
  write('apps/server/src/db/migrations/all.ts', "import { up } from './0001-first.js';\n");
  write('packages/screens/src/sets/a.test.ts', 'a\n'.repeat(9));
  write('packages/screens/src/api/client.ts', 'call\n');
  write('packages/ui/src/playground.mdx', 'page\n');
  write('packages/ui/src/button.id.md', 'halaman\n');
  write('packages/ui/src/button.examples.tsx', 'example\n');
  write('packages/ui/dist/button.js', 'built\n');
  write('apps/site/src/main.tsx', 'site\n');
  write('apps/site/src/pages/home.tsx', 'page\n');
  write('scripts/packages/public-names/ui.txt', './button: Button, type ButtonProps\n');
});
afterAll(() => rmSync(root, { recursive: true }));

it('counts what the program has, and neither tests nor outputs', () => {
  const figures = measureHouse(root).map(({ name, figure }) => [name, figure]);

  expect(figures).toEqual([
    ['Lines of program', 11],
    ["Lines of Storybook's pages", 3],
    ['Lines of the site outside its pages', 1],
    ['Files of the site outside its pages', 1],
    ['Lines of calls and their fakes in screens', 1],
    ['Imports that run back up in screens', 1],
    ['Entries of the fullest folder', 3],
    ['Public names', 2],
    ['Public entries', 1],
    ['Files of at most 20 lines with one importer', 1],
    ['Comments that begin with What, Who or Whoever', 1],
  ]);
});
