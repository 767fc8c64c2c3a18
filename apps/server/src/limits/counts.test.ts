import { describe, expect, it } from 'vitest';
import { memoryCounts } from './counts.js';

describe('memoryCounts', () => {
  it('counts by key, until it is cleared', async () => {
    const counts = memoryCounts(60);
    expect(await counts.of('a')).toEqual({ count: 0, msLeft: 0 });
    await counts.add('a');
    expect(await counts.add('a')).toMatchObject({ count: 2 });
    await counts.add('b');
    const { count, msLeft } = await counts.of('a');
    expect(count).toBe(2);
    expect(msLeft).toBeGreaterThan(50_000);
    await counts.clear('a');
    expect((await counts.of('a')).count).toBe(0);
    expect((await counts.of('b')).count).toBe(1);
  });

  it('forgets after a while', async () => {
    const counts = memoryCounts(0.05);
    await counts.add('a');
    await new Promise((resolve) => setTimeout(resolve, 80));
    expect((await counts.of('a')).count).toBe(0);
  });

  it('keeps only so many keys, the latest', async () => {
    const counts = memoryCounts(60, 2);
    for (const key of ['a', 'b', 'c']) await counts.add(key);
    expect((await counts.of('a')).count).toBe(0);
    expect((await counts.of('c')).count).toBe(1);
  });
});
