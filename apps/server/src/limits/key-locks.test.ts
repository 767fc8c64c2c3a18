import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createKeyLocks } from './key-locks.js';

describe('createKeyLocks', () => {
  it('runs tasks of one key in their order, one at a time', async () => {
    const withLock = createKeyLocks();
    const log: string[] = [];
    const task = (name: string, ms: number) => async () => {
      log.push(`${name} begins`);
      await wait(ms);
      log.push(`${name} ends`);
    };
    await Promise.all([withLock('a', task('first', 10)), withLock('a', task('second', 0))]);
    expect(log).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  });

  it('lets other keys pass', async () => {
    const withLock = createKeyLocks();
    let release: () => void = () => undefined;
    const held = withLock('a', () => new Promise<void>((resolve) => (release = resolve)));
    expect(await withLock('b', async () => 'b')).toBe('b');
    release();
    await held;
  });

  it('goes on after a task that fails', async () => {
    const withLock = createKeyLocks();
    const failed = withLock('a', () => Promise.reject(new Error('gagal')));
    const next = withLock('a', async () => 'lanjut');
    await expect(failed).rejects.toThrow('gagal');
    expect(await next).toBe('lanjut');
  });
});
