import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { brotliBytes, filesOf } from './first-screen.mjs';

const manifest = {
  'index.html': { file: 'index.js', imports: ['_app.js'], css: ['index.css'] },
  'search.tsx': { file: 'search.js', imports: ['_app.js', '_cards.js'] },
  '_app.js': { file: 'app.js', dynamicImports: ['search.tsx', 'admin.tsx'] },
  '_cards.js': { file: 'cards.js', imports: ['_app.js'], css: ['cards.css'] },
  'admin.tsx': { file: 'admin.js', imports: ['_app.js'] },
};

describe('filesOf', () => {
  it('takes what is imported at once, each file once, and nothing that is loaded later', () => {
    const { scripts, styles } = filesOf(manifest, ['index.html', 'search.tsx']);
    expect(scripts.toSorted()).toEqual(['app.js', 'cards.js', 'index.js', 'search.js']);
    expect(styles.toSorted()).toEqual(['cards.css', 'index.css']);
  });

  it('refuses a page that the build does not have', () => {
    expect(() => filesOf(manifest, ['lost.tsx'])).toThrow('lost.tsx');
  });
});

describe('brotliBytes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bank-soal-size-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('adds what files weigh after compression', () => {
    writeFileSync(join(folder, 'a.js'), 'a'.repeat(10_000));
    writeFileSync(join(folder, 'b.js'), 'b'.repeat(10_000));
    const one = brotliBytes(folder, ['a.js']);
    expect(one).toBeLessThan(100);
    expect(brotliBytes(folder, ['a.js', 'b.js'])).toBe(one * 2);
  });
});
