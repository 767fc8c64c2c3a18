import { describe, expect, it } from 'vitest';
import { learnHeights, rowAt, startOf } from './row-heights.js';

const none = new Map<number, number>();
const taller = new Map([
  [5, 20],
  [2, 40],
]);

describe('startOf', () => {
  it('counts what stands before a row, and not the row itself', () => {
    expect(startOf(3, 36, none)).toBe(108);
    expect(startOf(2, 36, taller)).toBe(72);
    expect(startOf(3, 36, taller)).toBe(148);
    expect(startOf(6, 36, taller)).toBe(276);
  });
});

describe('rowAt', () => {
  it('leads back to the row, from its first pixel to its last', () => {
    for (const heights of [none, taller]) {
      for (let row = 0; row < 12; row += 1) {
        expect(rowAt(startOf(row, 36, heights), 36, heights)).toBe(row);
        expect(rowAt(startOf(row + 1, 36, heights) - 1, 36, heights)).toBe(row);
      }
    }
  });

  it('stays at the first row when a list is pulled beyond its beginning', () => {
    expect(rowAt(-30, 36, taller)).toBe(0);
  });
});

describe('learnHeights', () => {
  it('keeps rows that are taller, and the same map when there is nothing new', () => {
    const seen = learnHeights([{ offsetHeight: 36 }, { offsetHeight: 56 }], 7, 36, none);
    expect([...seen]).toEqual([[8, 20]]);
    expect(learnHeights([{ offsetHeight: 56 }, { offsetHeight: 37 }], 8, 36, seen)).toBe(seen);
  });
});
