import { expect, it, vi } from 'vitest';
import { DatabaseGoneError } from './database-gone-error.js';
import { whenThere } from './when-there.js';

const place = 'db.uji.ac.id:5432';
const away = (mayCome = true) => new DatabaseGoneError(new Error('tidak ada'), mayCome);

/** Fails that many times, then opens. */
function openAfter(failures: number, error: Error) {
  let left = failures;
  return vi.fn(async () => {
    left -= 1;
    if (left >= 0) throw error;
    return 'terbuka';
  });
}

it('tries again until it is there, and says once what it waits for', async () => {
  const open = openAfter(3, away());
  const waits = vi.fn();
  expect(await whenThere(open, { place, limitMs: 10_000, waits })).toBe('terbuka');
  expect(open).toHaveBeenCalledTimes(4);
  expect(waits.mock.calls).toEqual([['tidak ada']]);
});

it('says nothing of one that is there', async () => {
  const waits = vi.fn();
  await whenThere(openAfter(0, away()), { place, limitMs: 0, waits });
  expect(waits).not.toHaveBeenCalled();
});

it.each([
  ['what waiting does not mend', away(false)],
  ['a failure of another kind', new Error('rusak')],
])('is ended at once by %s', async (_, error) => {
  const open = openAfter(1, error);
  await expect(whenThere(open, { place, limitMs: 10_000, waits: vi.fn() })).rejects.toBe(error);
  expect(open).toHaveBeenCalledTimes(1);
});

it('gives up after the limit, tried a last time, with a sentence', async () => {
  const open = openAfter(Number.POSITIVE_INFINITY, away());
  const since = performance.now();
  await expect(whenThere(open, { place, limitMs: 1000, waits: vi.fn() })).rejects.toThrow(
    'Basis data di db.uji.ac.id:5432 belum dapat dijangkau sesudah 1 detik (tidak ada).',
  );
  expect(performance.now() - since).toBeGreaterThanOrEqual(990);
  expect(open.mock.calls.length).toBeGreaterThan(2);
});
