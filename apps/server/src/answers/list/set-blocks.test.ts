import { describe, expect, it } from 'vitest';
import { ListBody } from './list-body.js';
import { SetBlocks } from './set-blocks.js';

/** Numbers that look like chance and are the same every time. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const entry = (id: number, time: number, word = '') => ({
  creator: undefined,
  id,
  time,
  json: Buffer.from(JSON.stringify({ id, time, word })),
});
const shown = (sets: SetBlocks) =>
  JSON.parse(new ListBody([...sets.blocks()]).plain().toString()) as { id: number; time: number }[];

describe('SetBlocks', () => {
  it('is in order after whatever was put, changed and removed', () => {
    const sets = new SetBlocks();
    const expected = new Map<number, number>();
    const next = numbers(1);
    for (let step = 0; step < 6000; step += 1) {
      const id = next(2000);
      if (next(5) === 0) {
        sets.remove(id);
        expected.delete(id);
      } else {
        const time = next(300);
        sets.put(entry(id, time));
        expected.set(id, time);
      }
      if (step % 1500 === 0) shown(sets);
    }
    const sorted = [...expected].toSorted(([a, at], [b, bt]) => bt - at || b - a);
    expect(shown(sets).map(({ id }) => id)).toEqual(sorted.map(([id]) => id));
    expect(sets.size).toBe(sorted.length);
    for (const [id, time] of sorted) expect(sets.get(id)?.json).toEqual(entry(id, time).json);
  });

  it('makes only the blocks anew that changed', () => {
    const sets = new SetBlocks();
    for (let id = 1; id <= 2000; id += 1) sets.put(entry(id, id));
    const before = new Set(sets.blocks());
    sets.put(entry(1000, 1000, 'lain'));
    const after = [...sets.blocks()];
    expect(after.filter((block) => !before.has(block))).toHaveLength(1);
    expect(sets.get(1000)?.json).toEqual(entry(1000, 1000, 'lain').json);
  });

  it('goes back to nothing', () => {
    const sets = new SetBlocks();
    for (let id = 1; id <= 600; id += 1) sets.put(entry(id, 0));
    for (let id = 1; id <= 600; id += 1) sets.remove(id);
    expect(shown(sets)).toEqual([]);
    sets.put(entry(7, 0));
    expect(shown(sets)).toHaveLength(1);
  });
});
