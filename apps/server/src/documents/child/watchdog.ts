import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

const WATCH = `
const { parentPort, workerData } = require('node:worker_threads');
const look = () => {
  if (process.memoryUsage.rss() > workerData) process.kill(process.pid, 'SIGKILL');
};
look();
setInterval(look, 20);
parentPort.postMessage('watching');
`;

/**
 * Ends this process when its memory grows beyond a limit. A thread watches, because the one that
 * parses a hostile document does not come back to look. Returns when the watch has begun.
 */
export async function startWatchdog(maxRssBytes: number): Promise<void> {
  const watcher = new Worker(WATCH, {
    eval: true,
    workerData: maxRssBytes,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 4 },
  });
  await once(watcher, 'message');
  watcher.unref();
}
