import { describe, expect, it, vi } from 'vitest';
import { ApiError, NetworkError } from '../api/errors.js';
import { callWithRetry, type Pause } from './call-with-retry.js';

const tooMany = (retryAfter?: number) => new ApiError(429, 'Terlalu banyak', retryAfter);
const pauses = () => vi.fn<Pause>(async () => undefined);

/** Refuses with each of the errors in turn, then answers. */
function refusing(...errors: Error[]) {
  return vi.fn(async () => {
    const error = errors.shift();
    if (error) throw error;
    return 'tersimpan';
  });
}

describe('callWithRetry', () => {
  it('goes on after each pause that the server asks for', async () => {
    const pause = pauses();
    const { signal } = new AbortController();
    await expect(callWithRetry(refusing(tooMany(12), tooMany(0)), pause, signal)).resolves.toBe(
      'tersimpan',
    );
    expect(pause.mock.calls).toEqual([
      [12, signal],
      [1, signal],
    ]);
  });

  it.each([
    ['a pause of minutes', tooMany(900)],
    ['a refusal that names no time', tooMany()],
    ['another refusal', new ApiError(503, 'Sibuk', 5)],
    ['a lost connection', new NetworkError('x')],
  ])('does not wait out %s', async (_, error) => {
    const pause = pauses();
    await expect(callWithRetry(refusing(error), pause)).rejects.toBe(error);
    expect(pause).not.toHaveBeenCalled();
  });

  it('waits for what is not made yet, where it is asked to', async () => {
    const pause = pauses();
    const notYet = new ApiError(503, 'Belum dapat dibuat', 5);
    await expect(callWithRetry(refusing(notYet), pause, undefined, 503)).resolves.toBe('tersimpan');
    expect(pause.mock.calls).toEqual([[5, undefined]]);
    await expect(callWithRetry(refusing(tooMany(5)), pause, undefined, 503)).rejects.toThrow();
  });

  it('gives up when it would wait for ever', async () => {
    const pause = pauses();
    const error = tooMany(60);
    const call = vi.fn(() => Promise.reject(error));
    await expect(callWithRetry(call, pause)).rejects.toBe(error);
    expect(pause).toHaveBeenCalledTimes(10);
  });

  it('ends with the pause that is broken off', async () => {
    const reason = new DOMException('Dibatalkan', 'AbortError');
    const call = refusing(tooMany(30));
    await expect(callWithRetry(call, () => Promise.reject(reason))).rejects.toBe(reason);
    expect(call).toHaveBeenCalledTimes(1);
  });
});
