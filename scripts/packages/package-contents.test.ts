import { describe, expect, it } from 'vitest';
import { contentProblems, keepsDirective, strangers } from './package-contents.mjs';

const contract = [
  'package.json',
  'LICENSE',
  'README.md',
  'src/rules.ts',
  'dist/rules.js',
  'dist/rules.js.map',
  'dist/rules.d.ts',
  'dist/rules.d.ts.map',
];

describe('the contents of a package', () => {
  it('may be these', () => {
    expect(contentProblems('contract', contract)).toEqual([]);
    expect(contentProblems('contract', [...contract, 'CHANGELOG.md'])).toEqual([]);
  });

  it.each([
    'src/rules.test.ts',
    'dist/rules.test.js',
    'tsconfig.json',
    'dist/tsconfig.build.tsbuildinfo',
    'src/rules.id.md',
    'src/rules.examples.tsx',
    '.env',
    'data/bank.db',
  ])('do not hold %s', (file) => {
    expect(contentProblems('contract', [...contract, file]).join()).toContain(file);
  });

  it.each(contract)('do not lack %s', (file) => {
    const rest = contract.filter((each) => each !== file);
    expect(contentProblems('contract', rest)).not.toEqual([]);
  });

  it('hold nothing whose source is gone', () => {
    const old = ['dist/old.js', 'dist/old.d.ts', 'dist/old.d.ts.map'];
    expect(contentProblems('contract', [...contract, ...old])).toEqual([
      'dist/old.js has no source',
    ]);
  });
});

describe('the imports of a package', () => {
  const manifest = { name: 'x', dependencies: { clsx: '1' }, peerDependencies: { react: '19' } };

  it('are what its manifest names', () => {
    const code =
      "import { jsx } from 'react/jsx-runtime';\nimport clsx from \"clsx\";\nimport './a.js';";
    expect(strangers(code, manifest)).toEqual([]);
    expect(strangers("export type A = import('@types/hast').Root;", manifest)).toEqual([
      '@types/hast',
    ]);
    expect(strangers("const a = await import('docx');", manifest)).toEqual(['docx']);
    expect(strangers('export {\n  a,\n} from "docx";', manifest)).toEqual(['docx']);
  });

  it.each([
    "export const english = { 'a.from': (owner) => `From ${owner}`, 'b': 'c' };",
    'put("from", state.from);\nput("to", state.to);',
    'const template = `#import "/look.typ": *`;',
  ])('are not what only reads like it: %s', (code) => {
    expect(strangers(code, { name: 'a' })).toEqual([]);
  });
});

describe("'use client'", () => {
  it('has to be in both files or in none', () => {
    expect(keepsDirective("'use client';\nexport {};", '"use client";\nexport {};')).toBe(true);
    expect(keepsDirective("/** Note */\n'use client';", 'export {};')).toBe(false);
    expect(keepsDirective("export const text = 'use client';", 'export {};')).toBe(true);
  });
});
