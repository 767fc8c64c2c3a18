// In a thread of its own, so that an attacker's work is not mistaken for the server's: asks the
// server again and again what everyone asks, and keeps the longest wait.
import { Agent, get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

const EVERY_MS = 10;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let longest = 0;

parentPort.on('message', () => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort.postMessage(longest);
  longest = 0;
});

function ask() {
  return new Promise((resolve) => {
    const call = get(workerData, { agent }, (answer) => answer.resume().on('end', resolve));
    call.on('error', resolve);
  });
}

for (;;) {
  const since = performance.now();
  await ask();
  longest = Math.max(longest, performance.now() - since);
  await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
}
