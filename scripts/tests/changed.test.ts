import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { testsNear } from './changed.mjs';

function repositoryOf(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'bank-soal-changed-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

const source = (path: string) => ({ '@bank-soal/source': path });
const files = {
  'packages/ui/package.json': JSON.stringify({ exports: { './*': source('./src/*/index.ts') } }),
  'packages/ui/src/badge/index.ts': "export * from './badge.js';",
  'packages/ui/src/badge/badge.tsx': '',
  'packages/ui/src/badge/badge.stories.tsx': "import { Badge } from './badge';",
  'packages/ui/src/menu/menu.test.ts': '',
  'apps/site/src/page.tsx': "import { Badge } from '@bank-soal/ui/badge';",
  'apps/site/src/page.test.ts': "import './page.js';",
};

it('finds tests beside a change and behind its importers, also of other packages', () => {
  expect(testsNear(repositoryOf(files), ['packages/ui/src/badge/badge.tsx'])).toEqual({
    near: ['packages/ui/src/badge/badge.stories.tsx', 'apps/site/src/page.test.ts'],
    further: 0,
  });
});

it('does not follow what only sets tests up', () => {
  const helper = { 'packages/ui/src/test/render.ts': "import '../badge/badge.js';" };
  const user = { 'packages/ui/src/menu/menu.test.ts': "import '../test/render.js';" };
  const root = repositoryOf({ ...files, ...helper, ...user });
  const { near } = testsNear(root, ['packages/ui/src/badge/badge.tsx']);
  expect(near).not.toContain('packages/ui/src/menu/menu.test.ts');
});
