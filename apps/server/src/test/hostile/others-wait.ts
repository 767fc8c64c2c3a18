import { expect } from 'vitest';

/** How long others may wait for one thing that the server does, in milliseconds of its own work. */
export const MOST_WAIT_MS = 250;

/** Work that shows how fast this thread is: a text is read, memory is taken and given back. */
const WORK = JSON.stringify(
  Array.from({ length: 20_000 }, (_, id) => ({ id, title: `Soal ${id}`, topics: ['Graf', 'SQL'] })),
);
/** Its time on the quiet machine that bounds were written on. */
const USUAL_MS = 5;
const TRIES = 9;

function workedMs(): number {
  const before = process.threadCpuUsage();
  JSON.parse(WORK);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** How much longer any work takes here and now: slow cores, and shared ones, need more for the same. */
function slowness(): number {
  const tries = Array.from({ length: TRIES }, workedMs).toSorted((a, b) => a - b);
  return Math.max(1, (tries[Math.floor(TRIES / 2)] ?? USUAL_MS) / USUAL_MS);
}

/**
 * Others wait no longer than they may, as measured against what the machine does meanwhile.
 *
 * @param longestMs of a load that was watched
 * @param mostMs what is allowed on a quiet machine
 */
export function expectShortWait(longestMs: number, mostMs = MOST_WAIT_MS): void {
  const most = longestMs < mostMs ? mostMs : mostMs * slowness();
  expect(longestMs, 'others waited').toBeLessThan(most);
}
