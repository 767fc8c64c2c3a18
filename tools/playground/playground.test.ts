import { globSync, readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { storyCode } from '../../scripts/storybook/story-code.mjs';
import { packCode, playgroundAddress, readHash, unpackCode } from './address';
import { asModule, compile, namesOf, type Scope } from './compile';
import { nameInside } from './name-inside';
import { words } from './words';

const CODE = `<Stack>\n  <Text>Soal “Pohon” · 🌳</Text>\n</Stack>\n`;

describe('code in an address', () => {
  it('comes back as it was', async () => {
    for (const code of [CODE, '', 'x'.repeat(100_000)]) {
      const packed = await packCode(code);
      expect(packed).toMatch(/^[\w-]*$/);
      expect(await unpackCode(packed)).toBe(code);
    }
  });

  it('is refused where it was cut off, changed, or unpacks to more than anyone types', async () => {
    const packed = await packCode(CODE);
    await expect(unpackCode(packed.slice(0, -8))).rejects.toThrow();
    await expect(unpackCode('%%%')).rejects.toThrow();
    await expect(unpackCode(await packCode('x'.repeat(300_000)))).rejects.toThrow('too long');
  });

  it('is told apart from a story, and from anything else', () => {
    expect(readHash('#code=abc_-')).toEqual({ kind: 'code', packed: 'abc_-' });
    const story = { kind: 'story', folder: 'data-table', story: 'with-a-field' };
    expect(readHash('#story=data-table/with-a-field')).toEqual(story);
    for (const hash of ['', '#', '#anatomi', '#story=../../x', '#story=a'])
      expect(readHash(hash)).toBeUndefined();
  });

  it('keeps what the toolbar has, in the frame and without it', () => {
    const page = 'https://host.id/lib/?path=/docs/tindakan-button--docs&globals=theme:dark#anatomi';
    expect(playgroundAddress(page, 'code=x')).toBe(
      'https://host.id/lib/?path=/docs/playground--docs&globals=theme:dark#code=x',
    );
    const bare = 'https://host.id/lib/iframe.html?id=a--docs&viewMode=docs';
    expect(playgroundAddress(bare, 'story=badge/default')).toBe(
      'https://host.id/lib/iframe.html?viewMode=docs&id=playground--docs#story=badge/default',
    );
  });
});

const Box = ({ children }: { children?: string }) => createElement('b', null, children);
const scope: Scope = {
  react: { useState: (value: unknown) => [value], Fragment: 'x' },
  '@bank-soal/ui/box': { Box },
  '@bank-soal/ui/src/lib/internal/glyph': { Glyph: Box },
  'react/jsx-runtime': {
    jsx: (type: string, { children, ...props }: { children?: never }) =>
      createElement(type, props, children),
    jsxs: () => null,
    Fragment: 'i',
  },
};
const drawn = (code: string) => renderToStaticMarkup(createElement(compile(code, scope)));

describe('code that was typed', () => {
  it.each([
    ['an element', '<Box>a</Box>'],
    ['an element after what it needs', "const word: string = 'a';\n\n<Box>{word}</Box>;\n"],
    ['an import', "import { Box } from '@bank-soal/ui/box';\n\n<Box>a</Box>"],
    ['a hook', 'function Example() {\n  const [a] = useState("a");\n  return <Box>{a}</Box>;\n}'],
    ['an export', 'export default function Mine() {\n  return <Box>a</Box>;\n}'],
    [
      'a name of its own',
      'const Box = (p: { children: string }) => <b>{p.children}</b>;\n\n<Box>a</Box>',
    ],
  ])('may be %s', (_, code) => {
    expect(drawn(code)).toBe('<b>a</b>');
  });

  it('says what is wrong with it', () => {
    expect(() => drawn('<Box>')).toThrow(/Unexpected|Unterminated|Expected/i);
    expect(() => drawn("import x from 'left-pad';\n\n<Box>{x}</Box>")).toThrow("'left-pad'");
    expect(() => drawn('const a = 1;')).toThrow();
    expect(() => drawn('<Nowhere />')).toThrow('Nowhere is not defined');
  });

  it('has names of the library and of React, not what only stories have', () => {
    expect([...namesOf(scope).keys()]).toEqual(['useState', 'Fragment', 'Box']);
  });

  it('begins its last element at the margin', () => {
    expect(asModule('const a = (\n  <b />\n);\n\n<A>\n  <B />\n</A>;')).toBe(
      'const a = (\n  <b />\n);\n\nexport default function Example() { return (<A>\n  <B />\n</A>\n); }',
    );
  });
});

describe('stories', () => {
  const stories = Object.entries(storyCode()).flatMap(([folder, codes]) =>
    Object.entries(codes).map(([name, code]) => ({ title: `${folder}/${name}`, code })),
  );
  const known = new Set(['react', 'react-dom', ...filesOfScope().map(nameInside)]);

  it('are all there', () => {
    expect(stories.length).toBeGreaterThan(800);
    expect(stories.filter(({ code }) => code === '')).toEqual([]);
  });

  it('import only what the playground has', () => {
    const strange = stories.flatMap(({ title, code }) =>
      [...code.matchAll(/ from '([^']+)';$/gm)]
        .filter(([, name = '']) => !known.has(name))
        .map(([, name]) => `${title}: ${name}`),
    );
    expect(strange).toEqual([]);
  });

  it('can be compiled', () => {
    const all = Object.fromEntries([...known].map((name) => [name, {}]));
    const failing = stories.filter(({ code }) => {
      try {
        compile(code, all);
        return false;
      } catch (error) {
        return (
          error instanceof SyntaxError ||
          !(error instanceof Error) ||
          /\(\d+:\d+\)$/.test(error.message)
        );
      }
    });
    expect(failing.map(({ title }) => title)).toEqual([]);
  });
});

/** Files of the patterns that the playground's page is bundled by. */
function filesOfScope(): string[] {
  const source = readFileSync('tools/playground/scope.ts', 'utf8');
  const patterns = [...source.matchAll(/'\.\.\/\.\.\/(packages\/.+)'/g)].flatMap(
    ([, one]) => one ?? [],
  );
  return globSync(patterns).map((file) => `/${file.replaceAll('\\', '/')}`);
}

it('says everything in both languages', () => {
  expect(Object.keys(words.en)).toEqual(Object.keys(words.id));
  expect(readFileSync('packages/ui/src/docs/playground.mdx', 'utf8')).toContain('<En>');
});
