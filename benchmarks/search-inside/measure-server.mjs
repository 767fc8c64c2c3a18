// Durations of a server's searches, by turns with the database's own.
import { expectStatus } from '../server/lib/client.mjs';
import { cpuOf } from '../server/lib/process.mjs';
import { worstWait } from '../server/lib/rebuild.mjs';

const ROUNDS = 5;
const QUIET_MS = 2000;

export const part = (times, share) =>
  times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)];

async function timed(times, work) {
  const since = performance.now();
  await work();
  times.push(performance.now() - since);
}

/**
 * @param {{ url: string, pid: number }} server
 * @param {string[]} asked
 * @param {(q: string) => unknown} floor the same by the database alone
 */
export async function measureServer({ url, pid }, asked, floor) {
  const ask = (q, sort = 'rank') =>
    expectStatus(200, `${url}/api/search/files?q=${encodeURIComponent(q)}&sort=${sort}`);
  // Both are warm, as they are after their first searches.
  for (const q of asked) await Promise.all([ask(q), floor(q)]);
  const ranked = [];
  const floors = [];
  const newest = [];
  const cpu = [];
  const askAll = async (work) => {
    for (let round = 0; round < ROUNDS; round += 1) for (const q of asked) await work(q);
  };
  await askAll(async (q) => {
    const before = cpuOf(pid);
    await timed(ranked, () => ask(q));
    cpu.push((cpuOf(pid) - before) / 1000);
    await timed(floors, () => floor(q));
  });
  await askAll((q) => timed(newest, () => ask(q, 'newest')));
  const quiet = await worstWait(url, () => new Promise((resolve) => setTimeout(resolve, QUIET_MS)));
  const beside = await worstWait(url, () => askAll((q) => ask(q)));
  return {
    'search, p50, ms': part(ranked, 0.5),
    'search, p95, ms': part(ranked, 0.95),
    'search, worst, ms': part(ranked, 1),
    "the server's CPU a search, p50, ms": part(cpu, 0.5),
    "the server's CPU a search, p95, ms": part(cpu, 0.95),
    "the database's own, p50, ms": part(floors, 0.5),
    "the database's own, p95, ms": part(floors, 0.95),
    'ratio of p50': part(ranked, 0.5) / part(floors, 0.5),
    'ratio of p95': part(ranked, 0.95) / part(floors, 0.95),
    'newest first, p95, ms': part(newest, 0.95),
    'longest wait of others beside searches, ms': beside,
    'the same, nothing else running, ms': quiet,
  };
}
