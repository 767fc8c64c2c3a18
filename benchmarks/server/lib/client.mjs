import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** As a browser asks. */
export const BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd' };

/**
 * One call; the bytes as they travel.
 *
 * @param {string} url
 * @param {{ method?: string, headers?: Record<string, string>, body?: Buffer | string }} [options]
 * @returns {Promise<{ status: number, headers: Record<string, string>, body: Buffer }>}
 */
export function call(url, { method = 'GET', headers = {}, body } = {}) {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, agent }, (answer) => {
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () => {
        const { statusCode: status = 0 } = answer;
        resolve({ status, headers: answer.headers, body: Buffer.concat(parts) });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Calls that must succeed with the given status. */
export async function expectStatus(status, url, options) {
  const answer = await call(url, options);
  if (answer.status !== status) {
    throw new Error(`${url}: ${answer.status} ${answer.body.toString().slice(0, 200)}`);
  }
  return answer;
}

/**
 * Runs many tasks, a few at a time.
 *
 * @param {number} times
 * @param {number} width
 * @param {(index: number) => Promise<unknown>} task
 */
export async function many(times, width, task) {
  let next = 0;
  const worker = async () => {
    while (next < times) await task(next++);
  };
  await Promise.all(Array.from({ length: width }, worker));
}

export function closeConnections() {
  agent.destroy();
}
