import { fileURLToPath } from 'node:url';
import { expectStatus } from './client.mjs';
import { startServer } from './process.mjs';

const main = fileURLToPath(new URL('../../../apps/server/dist/main.js', import.meta.url));

/** Starts the built server on a data folder, as in production. */
export function startBank(dataDir, { email, password }, env = {}) {
  return startServer([main], {
    ...process.env,
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    // This measures the work, not the limit.
    WRITES_PER_MINUTE: '0',
    PORT: '0',
    DATA_DIR: dataDir,
    ADMIN_EMAIL: email,
    ADMIN_PASSWORD: password,
    ...env,
  });
}

/** Signs in. */
export async function tokenOf({ url }, { email, password }) {
  const body = JSON.stringify({ email, password });
  const answer = await expectStatus(200, `${url}/api/auth/signin`, { method: 'POST', body });
  return JSON.parse(answer.body.toString()).accessToken;
}
