import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../../start/start-server.js';
import type { TestServer } from '../start-test-server.js';
import { onPostgres } from '../test-database.js';

/** Another server of the same bank, where its database can have two; else the same once more. */
export async function secondServer(
  server: TestServer,
): Promise<{ url: string; stop: () => Promise<void> }> {
  if (!onPostgres) return { url: server.url, stop: async () => undefined };
  const dataDir = await mkdtemp(join(tmpdir(), 'bank-soal-kedua-'));
  const name = join('files', 'store-id');
  await mkdir(join(dataDir, 'files'));
  // In a bucket the files are nobody's.
  await copyFile(join(server.dataDir, name), join(dataDir, name)).catch(() => undefined);
  const config = { ...server.services.config, dataDir, metricsPort: undefined };
  const { url, close } = await startServer(config);
  return {
    url,
    stop: async () => {
      await close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
