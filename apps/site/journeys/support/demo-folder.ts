import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listSets } from './api.js';
import { serve } from './serve.js';

/** Each server would draw the covers of its lists anew, while its browser wants the processor. */
async function drawCovers(url: string): Promise<void> {
  for (const { id } of await listSets(url)) {
    const cover = await fetch(`${url}/api/questionsets/${id}/cover`);
    await cover.arrayBuffer();
  }
}

/** A data folder with the demo in it, made once a run: the server of each file of journeys has a copy. */
export default async function setUp(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'bank-soal-demo-'));
  const { url, end } = await serve(folder, {});
  await drawCovers(url);
  await end();
  process.env.DEMO_FOLDER = folder;
  return () => rm(folder, { recursive: true, force: true });
}
