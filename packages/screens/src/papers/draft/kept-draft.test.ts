import { describe, expect, it } from 'vitest';
import { readKept, toKept } from './kept-draft.js';
import { EMPTY_PAPER } from './paper-draft.js';

const draft = { ...EMPTY_PAPER, title: 'UTS', description: 'Buku tertutup.' };
const stored = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;

describe('what the browser keeps of a paper', () => {
  it('comes back as it was', () => {
    const kept = { draft, kept: { id: 3, etag: '"a"' } };
    expect(readKept(stored(toKept(kept)))).toEqual(kept);
  });

  it('still has the lines that once stood in its head', () => {
    const { description: _, ...rest } = draft;
    const head = { ...draft.head, instructions: ['Buku tertutup.', 'Tinta hitam.'] };
    expect(readKept(stored(toKept({ draft: { ...rest, head } as never })))?.draft).toEqual({
      ...draft,
      description: 'Buku tertutup.\nTinta hitam.',
    });
  });

  it.each([null, 'x', {}, { shape: 2, draft }, { shape: 1, draft: { title: 1 } }])(
    'is nothing where it is %j',
    (value) => {
      expect(readKept(stored(value))).toBeUndefined();
    },
  );
});
