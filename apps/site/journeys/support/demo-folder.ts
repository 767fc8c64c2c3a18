import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from './serve.js';

/** A data folder with the demo in it, made once a run: the server of each file of journeys has a copy. */
export default async function setUp(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'bank-soal-demo-'));
  await (await serve(folder, {})).end();
  process.env.DEMO_FOLDER = folder;
  return () => rm(folder, { recursive: true, force: true });
}
