import { describe, expect, it, vi } from 'vitest';
import { textFinder } from '../../../lib/internal/find-text/index.js';
import { createPageTexts } from './page-texts.js';
import { searchPages } from './search-pages.js';

const finder = textFinder('pohon');

/** On one line, whose letters are 6 points wide. */
const piece = (str: string, x: number, hasEOL: boolean) => ({
  str,
  hasEOL,
  width: str.length * 6,
  height: 12,
  transform: [12, 0, 0, 12, x, 700],
});

/** A document whose pages name themselves; those with an even number have the word. */
function paper(pages: number) {
  const read: number[] = [];
  const pdf = {
    numPages: pages,
    getPage: async (page: number) => ({
      getTextContent: async () => {
        read.push(page);
        if (page === 5) throw new Error('This page is broken');
        return {
          items: [
            piece(`Halaman ${page}`, 72, true),
            { type: 'beginMarkedContent' },
            piece(page % 2 === 0 ? 'po' : '', 72, false),
            { type: 'endMarkedContent' },
            piece(page % 2 === 0 ? 'hon' : '', 84, true),
          ],
        };
      },
    }),
  };
  return { texts: createPageTexts(pdf), read };
}

function search(texts: ReturnType<typeof createPageTexts>, from: number, signal?: AbortSignal) {
  const rest = vi.fn(async () => {});
  const onFound = vi.fn();
  if (!finder) throw new Error('There is something to find');
  const done = searchPages({
    texts,
    finder,
    from,
    signal: signal ?? new AbortController().signal,
    rest,
    onFound,
  });
  return { done, rest, onFound };
}

describe('searchPages', () => {
  it('begins with the page that is read, and tells of the first find at once', async () => {
    const { texts, read } = paper(8);
    const { done, onFound } = search(texts, 3);
    await done;
    expect(read).toEqual([3, 4, 5, 6, 7, 8, 1, 2]);
    expect(onFound.mock.calls[0]).toEqual([new Map([[4, 1]]), false]);
    expect(onFound.mock.lastCall).toEqual([
      new Map([
        [4, 1],
        [6, 1],
        [8, 1],
        [2, 1],
      ]),
      true,
    ]);
  });

  it('waits for a quiet moment before each page that it reads, and tells only now and then', async () => {
    const { texts } = paper(100);
    const { done, rest, onFound } = search(texts, 1);
    await done;
    expect(rest.mock.calls.length).toBeGreaterThanOrEqual(100);
    expect(onFound.mock.calls.length).toBeLessThanOrEqual(9);
  });

  it('reads no page twice', async () => {
    const { texts, read } = paper(100);
    await search(texts, 1).done;
    const again = search(texts, 1);
    await again.done;
    expect(read).toHaveLength(100);
    // Sixteen pages at once.
    expect(again.rest.mock.calls.length).toBeLessThanOrEqual(8);
    expect(again.onFound.mock.lastCall?.[0].size).toBe(50);
  });

  it('reads a page once for what is found and for what is marked', async () => {
    const { texts, read } = paper(2);
    await Promise.all([texts.apart(1), texts.read(1), texts.apart(1)]);
    expect(read).toEqual([1]);
  });

  it('ends with the page under way when nobody waits any more', async () => {
    const { texts, read } = paper(100);
    const stop = new AbortController();
    const { done, rest, onFound } = search(texts, 1, stop.signal);
    rest.mockImplementation(async () => {
      if (read.length === 1) stop.abort();
    });
    await done;
    expect(read).toEqual([1]);
    expect(onFound).not.toHaveBeenCalled();
  });
});
