import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { TOOK_MEMORY, TOOK_TIME } from '../job.js';

const WATCH = `
const { parentPort, workerData } = require('node:worker_threads');
const { maxRssBytes, maxCpuMs, TOOK_MEMORY, TOOK_TIME } = workerData;
let since;
let looking;
function end(signal) {
  try {
    process.kill(process.pid, signal);
  } catch {
    // Not every system has these.
    process.kill(process.pid, 'SIGKILL');
  }
}
function look() {
  const { user, system } = process.cpuUsage(since);
  if (process.memoryUsage.rss() > maxRssBytes) end(TOOK_MEMORY);
  else if ((user + system) / 1000 > maxCpuMs) end(TOOK_TIME);
}
parentPort.on('message', (begins) => {
  clearInterval(looking);
  if (!begins) return;
  since = process.cpuUsage();
  look();
  looking = setInterval(look, 20);
});
parentPort.postMessage('watching');
`;

export interface Watchdog {
  /** A document begins: its memory and its share of the processor count from now on. */
  begin: () => void;
  /** No document is being read. */
  rest: () => void;
}

/**
 * Ends this process when a document takes more than it may. A thread watches, because the one that
 * parses a hostile document does not come back to look. What counts is the time of the processor, not of
 * the clock: beside other work a document takes longer, and no more.
 */
export async function startWatchdog(limits: {
  maxRssBytes: number;
  maxCpuMs: number;
}): Promise<Watchdog> {
  const watcher = new Worker(WATCH, {
    eval: true,
    workerData: { ...limits, TOOK_MEMORY, TOOK_TIME },
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 4 },
  });
  await once(watcher, 'message');
  watcher.unref();
  return {
    begin: () => watcher.postMessage(true),
    rest: () => watcher.postMessage(false),
  };
}
