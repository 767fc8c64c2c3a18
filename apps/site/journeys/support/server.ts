import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from './serve.js';

/** A running server of its own, with the demo data. */
export interface TestServer {
  /** Where it listens, without a slash at its end. */
  url: string;
  /** Stops it and removes its data. */
  stop: () => Promise<void>;
}

/**
 * Starts the built server on a free port, with a data folder of its own.
 *
 * @param env settings beside the defaults
 */
export async function startServer(env: Record<string, string> = {}): Promise<TestServer> {
  const data = await mkdtemp(join(tmpdir(), 'bank-soal-journey-'));
  const { DEMO_FOLDER: demo } = process.env;
  if (demo !== undefined && env.SEED_DEMO !== 'false') await cp(demo, data, { recursive: true });
  const { url, end } = await serve(data, env);
  return {
    url,
    async stop() {
      await end();
      await rm(data, { recursive: true, force: true });
    },
  };
}
