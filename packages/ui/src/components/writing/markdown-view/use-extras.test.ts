import { describe, expect, it } from 'vitest';
import { needsHighlight, needsMaths } from './use-extras.js';

describe('needsMaths', () => {
  it.each([
    '$$a+b$$',
    'Nilai $x$?',
    'Hitung\n\n$$\nn^2\n$$',
    '```math\nx\n```',
    '- ~~~ math\n  x\n  ~~~',
  ])('sees maths in %j', (source) => {
    expect(needsMaths(source)).toBe(true);
  });

  it.each([
    'Harganya $5-$10',
    'Harganya $5',
    '```python\nx = 1\n```',
    '```mathematica\nx\n```',
    '',
  ])('sees none in %j', (source) => {
    expect(needsMaths(source)).toBe(false);
  });
});

describe('needsHighlight', () => {
  it.each(['```python\nx = 1\n```', '> ~~~ c\n> int x;\n> ~~~', '````md\n```\n````'])(
    'sees a language in %j',
    (source) => {
      expect(needsHighlight(source)).toBe(true);
    },
  );

  it.each(['```\nx = 1\n```', '`x`', '```math\nx\n```', 'Teks biasa'])(
    'sees none in %j',
    (source) => {
      expect(needsHighlight(source)).toBe(false);
    },
  );
});
