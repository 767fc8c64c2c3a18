import { Worker } from 'node:worker_threads';

const WATCH = `
const { workerData } = require('node:worker_threads');
setInterval(() => {
  if (process.memoryUsage.rss() > workerData) process.kill(process.pid, 'SIGKILL');
}, 20);
`;

/**
 * Ends this process when its memory grows beyond a limit. A thread watches, because the one that
 * parses a hostile document does not come back to look.
 */
export function startWatchdog(maxRssBytes: number): void {
  const watcher = new Worker(WATCH, {
    eval: true,
    workerData: maxRssBytes,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 4 },
  });
  watcher.unref();
}
