import { describe, expect, it } from 'vitest';
import { createMemoryBudget } from './memory.js';

describe('createMemoryBudget', () => {
  it('serves requests in order, and lets little not pass much', async () => {
    const { acquire, tryAcquire, release, isShort } = createMemoryBudget(10);
    const got: string[] = [];
    const asked = async (name: string, bytes: number) => {
      await acquire(bytes);
      got.push(name);
    };
    await asked('first', 7);
    const others = [asked('much', 8), asked('little', 1)];
    expect([tryAcquire(1), isShort()]).toEqual([false, true]);
    release(7);
    await Promise.all(others);
    expect(got).toEqual(['first', 'much', 'little']);
    expect([tryAcquire(2), tryAcquire(1), isShort()]).toEqual([false, true, false]);
  });

  it('asks for idle memory as soon as a process waits', async () => {
    const { acquire, release, onShort } = createMemoryBudget(10);
    onShort(() => release(6));
    await acquire(6);
    await acquire(4);
    await expect(acquire(6)).resolves.toBeUndefined();
  });
});
