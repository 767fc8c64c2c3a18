import { open, rename } from 'node:fs/promises';

/** Puts a finished file in its place: whole after a power failure, or not there. */
export async function keepFinished(path: string, place: string): Promise<void> {
  const handle = await open(path, 'r+');
  await handle.sync().finally(() => handle.close());
  await rename(path, place);
}
