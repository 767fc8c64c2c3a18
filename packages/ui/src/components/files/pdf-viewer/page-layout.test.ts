import { describe, expect, it } from 'vitest';
import {
  anchorAt,
  layoutPages,
  PAGE_GAP,
  pageAt,
  pagesToDraw,
  scrollTopOf,
  usualSize,
} from './page-layout.js';

const SQUARE = new Map([[1, { width: 100, height: 100 }]]);

describe('layoutPages', () => {
  it('gives unread pages the ratio of the first', () => {
    expect(layoutPages(3, SQUARE, 200)).toEqual([
      { top: PAGE_GAP, height: 200 },
      { top: 2 * PAGE_GAP + 200, height: 200 },
      { top: 3 * PAGE_GAP + 400, height: 200 },
    ]);
  });

  it('uses the own ratio of a page that is known', () => {
    const sizes = new Map([...SQUARE, [2, { width: 200, height: 100 }] as const]);
    expect(layoutPages(2, sizes, 200).map(({ height }) => height)).toEqual([200, 100]);
  });
});

it('takes any page for the usual one until the first is known, and A4 before', () => {
  const letter = { width: 612, height: 792 };
  expect(usualSize(new Map())).toEqual({ width: 595, height: 842 });
  expect(usualSize(new Map([[7, letter]]))).toEqual(letter);
  expect(usualSize(new Map([[7, letter], ...SQUARE]))).toEqual(SQUARE.get(1));
});

describe('pageAt', () => {
  const boxes = layoutPages(3, SQUARE, 200);

  it.each([
    [-50, 1],
    [0, 1],
    [PAGE_GAP + 199, 1],
    [2 * PAGE_GAP + 200, 2],
    [2 * PAGE_GAP + 399, 2],
    [3 * PAGE_GAP + 400, 3],
    [99_999, 3],
  ])('finds at %i page %i', (y, page) => {
    expect(pageAt(boxes, y)).toBe(page);
  });

  it('answers 1 for a document without pages', () => {
    expect(pageAt([], 10)).toBe(1);
  });
});

it('finds the same place again after zooming', () => {
  const before = layoutPages(3, SQUARE, 200);
  const after = layoutPages(3, SQUARE, 400);
  const anchor = anchorAt(before, (before[1]?.top ?? 0) + 50);
  expect(anchor).toEqual({ page: 2, fraction: 0.25 });
  expect(scrollTopOf(after, anchor)).toBe((after[1]?.top ?? 0) + 100);
});

it('draws the pages in sight and one screen around them, and no others', () => {
  const boxes = layoutPages(100, SQUARE, 600);
  const { first, last } = pagesToDraw(boxes, boxes[49]?.top ?? 0, 600);
  expect(first).toBe(49);
  expect(last).toBeGreaterThanOrEqual(51);
  expect(last - first).toBeLessThanOrEqual(4);
});
