import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { publicNames } from './public-names.mjs';

// A name that changes here changes for every host. When that is meant: a changeset that says so, and
// `npx vitest run --project units scripts/packages/public-names.test.ts -u`.
it.each(['contract', 'paper', 'screens', 'ui'])(
  '%s promises these names, and no others',
  async (name) => {
    const folder = fileURLToPath(new URL(`../../packages/${name}`, import.meta.url));
    await expect(publicNames(folder)).toMatchFileSnapshot(`public-names/${name}.txt`);
  },
);

it('sees values, types, and what is passed on whole', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bank-soal-names-'));
  try {
    const exports = { './*': { '@bank-soal/source': './src/*/index.ts' } };
    mkdirSync(join(folder, 'src/card'), { recursive: true });
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ exports }));
    writeFileSync(
      join(folder, 'src/card/index.ts'),
      "export * from './card.js';\nexport { type CardProps as Props, hidden as shown } from './x.js';",
    );
    writeFileSync(
      join(folder, 'src/card/card.ts'),
      'export const a = 1;\nexport function b() {}\nexport interface C {}\nconst own = 2;',
    );
    expect(publicNames(folder)).toBe('./card: a, b, shown, type C, type Props\n');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
