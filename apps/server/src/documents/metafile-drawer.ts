import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { Refusal } from '../failures/refusal.js';
import type { Holder } from '../limits/limiter.js';
import type { Combiner } from './combiner.js';
import type { Workers } from './workers.js';

/**
 * Draws each page of a Word document of metafiles as a PNG named by its number, from 0, in a folder. What cannot be
 * drawn is missing there.
 */
export type DrawMetafiles = (path: string, output: string, holder: Holder) => Promise<void>;

/** @param readers the processes that draw pages */
export function createMetafileDrawer(
  combiner: Pick<Combiner, 'pagesOf'>,
  readers: Pick<Workers, 'run'>,
): DrawMetafiles {
  return async (path, output, holder) => {
    const bytes = await readFile(path);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const part = { path, sha256, size: bytes.length, type: 'docx', name: 'gambar' };
    try {
      const pages = await combiner.pagesOf(part, holder);
      if (pages.type !== 'pdf' || pages.givenUp !== undefined) return;
      await readers.run({ kind: 'draw-pages', path: pages.path, output });
      await rm(pages.path, { force: true });
    } catch (error) {
      // Without time for them they are lost, and the questions are not.
      if (!(error instanceof Refusal)) throw error;
    }
  };
}
