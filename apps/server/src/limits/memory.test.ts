import { describe, expect, it } from 'vitest';
import { createMemoryBudget } from './memory.js';

describe('createMemoryBudget', () => {
  it('lets each wait for its turn, and little not pass much', async () => {
    const { take, tryTake, give, isShort } = createMemoryBudget(10);
    const got: string[] = [];
    const asked = async (name: string, bytes: number) => {
      await take(bytes);
      got.push(name);
    };
    await asked('first', 7);
    const others = [asked('much', 8), asked('little', 1)];
    expect([tryTake(1), isShort()]).toEqual([false, true]);
    give(7);
    await Promise.all(others);
    expect(got).toEqual(['first', 'much', 'little']);
    expect([tryTake(2), tryTake(1), isShort()]).toEqual([false, true, false]);
  });

  it('asks for what nobody works with as soon as somebody waits', async () => {
    const { take, give, onShort } = createMemoryBudget(10);
    onShort(() => give(6));
    await take(6);
    await take(4);
    await expect(take(6)).resolves.toBeUndefined();
  });
});
