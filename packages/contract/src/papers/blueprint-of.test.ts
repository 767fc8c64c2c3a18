import { describe, expect, it } from 'vitest';
import { COGNITIVE_LEVELS, compareCodes } from '../questions/cognitive-levels.js';
import { QUESTION_KINDS } from '../questions/question-kinds.js';
import { type BlueprintItem, blueprintOf, percentsOf } from './blueprint-of.js';

/** Gives whole numbers below `below`; the same seed always gives the same ones. */
function dice(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const outcome = (id: number, code = `CPMK-${id}`) => ({
  id,
  code,
  description: `Mampu ${id}`,
  cpl: ['CPL-1'],
});

const OUTCOMES = [4, 10, 2, 1, 3].map((id) => outcome(id));

function randomItems(seed: number): BlueprintItem[] {
  const roll = dice(seed);
  return Array.from({ length: roll(40) }, () => ({
    kind: QUESTION_KINDS[roll(QUESTION_KINDS.length)] ?? 'uraian',
    points: [0, 1, 2.5, 3, 5, 7, 10, 0.1, 33.33][roll(9)] ?? 1,
    outcomeIds: Array.from({ length: roll(4) }, () => [1, 2, 3, 4, 10, 99][roll(6)] ?? 1),
    cognitive: COGNITIVE_LEVELS[roll(8)] ?? null,
  }));
}

const sum = (all: readonly number[]) => all.reduce((part, one) => part + one, 0);

describe('percents', () => {
  it.each([
    [
      [1, 1, 1],
      [33.4, 33.3, 33.3],
    ],
    [
      [2, 1],
      [66.7, 33.3],
    ],
    [
      [0, 0],
      [0, 0],
    ],
    [
      [0, 5],
      [0, 100],
    ],
    [[], []],
    [Array.from({ length: 7 }, () => 3), [14.3, 14.3, 14.3, 14.3, 14.3, 14.3, 14.2]],
  ])('of %j are %j', (points, percents) => {
    expect(percentsOf(points)).toEqual(percents);
  });

  it('are 100 together and less than a tenth off, whatever the points', () => {
    for (let seed = 1; seed <= 500; seed += 1) {
      const roll = dice(seed);
      const points = Array.from(
        { length: 1 + roll(60) },
        () => roll(1000) / [1, 3, 7, 60][roll(4)]!,
      );
      const total = sum(points);
      if (total === 0) continue;
      const tenths = percentsOf(points).map((one) => Math.round(one * 10));
      expect(sum(tenths)).toBe(1000);
      for (const [index, one] of tenths.entries())
        expect(Math.abs(one - ((points[index] ?? 0) / total) * 1000)).toBeLessThan(1.0001);
    }
  });
});

describe('a blueprint', () => {
  it('groups by outcome, then by level, and shares points evenly', () => {
    const { totalPoints, rows, outcomes, levels, missing } = blueprintOf(
      [
        { kind: 'uraian', points: 10, outcomeIds: [2, 1], cognitive: 'C4' },
        { kind: 'pilihan', points: 5, outcomeIds: [1], cognitive: 'C1' },
        { kind: 'kode', points: 5, outcomeIds: [1], cognitive: 'C4' },
        { kind: 'isian', points: 0, outcomeIds: [], cognitive: null },
      ],
      OUTCOMES,
      [outcome(3), outcome(10), outcome(1)],
    );
    expect(totalPoints).toBe(20);
    expect(
      rows.map(({ outcome: one, cognitive, numbers, kinds, points, percent }) => {
        return [one?.code, cognitive, numbers, kinds, points, percent];
      }),
    ).toEqual([
      ['CPMK-1', 'C1', [2], ['pilihan'], 5, 25],
      ['CPMK-1', 'C4', [1, 3], ['uraian', 'kode'], 10, 50],
      ['CPMK-2', 'C4', [1], ['uraian'], 5, 25],
      [undefined, null, [4], ['isian'], 0, 0],
    ]);
    expect(outcomes.map(({ code, points, percent }) => [code, points, percent])).toEqual([
      ['CPMK-1', 15, 75],
      ['CPMK-2', 5, 25],
    ]);
    expect(levels.map(({ cognitive, points }) => [cognitive, points])).toEqual([
      ['C1', 5],
      ['C4', 15],
      [null, 0],
    ]);
    expect(missing).toEqual([
      { id: 3, code: 'CPMK-3' },
      { id: 10, code: 'CPMK-10' },
    ]);
  });

  it('of nothing says nothing', () => {
    expect(blueprintOf([], [], [])).toEqual({
      totalPoints: 0,
      rows: [],
      outcomes: [],
      levels: [],
      missing: [],
    });
  });

  it('adds up, whatever the questions', () => {
    for (let seed = 1; seed <= 300; seed += 1) {
      const items = randomItems(seed);
      const { totalPoints, rows, outcomes, levels, missing } = blueprintOf(
        items,
        OUTCOMES,
        OUTCOMES,
      );
      const total = sum(items.map(({ points }) => points));
      expect(totalPoints).toBeCloseTo(total, 5);
      expect(sum(rows.map(({ points }) => points))).toBeCloseTo(total, 4);
      expect(sum(levels.map(({ points }) => points))).toBeCloseTo(total, 4);
      const none = sum(rows.filter((row) => row.outcome === null).map(({ points }) => points));
      expect(sum(outcomes.map(({ points }) => points)) + none).toBeCloseTo(total, 4);
      for (const shares of [rows, levels]) {
        const tenths = sum(shares.map(({ percent }) => Math.round(percent * 10)));
        expect(tenths).toBe(total > 0 ? 1000 : 0);
      }
      expect(new Set(rows.flatMap(({ numbers }) => numbers)).size).toBe(items.length);
      const codes = rows.flatMap((row) => row.outcome?.code ?? []);
      expect(codes).toEqual(codes.toSorted(compareCodes));
      const asked = new Set(codes);
      expect(missing.map(({ code }) => code)).toEqual(
        OUTCOMES.map(({ code }) => code)
          .filter((code) => !asked.has(code))
          .toSorted(compareCodes),
      );
    }
  });
});
