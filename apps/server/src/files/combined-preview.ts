import type { PreviewType } from '@bank-soal/contract/files';
import type { Db } from '../db/schema.js';
import type { CombinedDocument, Combiner } from '../documents/combiner.js';
import { notFound } from '../failures/refusal.js';
import type { SetView } from '../sets/set-view.js';
import { previewFiles, type SetFile } from './file-queries.js';

/** How often a document is made anew because files of its set went meanwhile. */
const ROUNDS = 5;

/**
 * One document of a set's files. A file that is removed from the set while the document is made has no place
 * in it, unlike one of the set whose content is gone.
 *
 * @param caller address of the call; addresses are served by slots
 * @throws Refusal 404 when the set has none of these files, or none any more, 401 or 403 when all are closed
 */
export async function combinedPreview(
  tools: { db: Db; combiner: Combiner },
  view: SetView,
  setId: number,
  type: PreviewType,
  caller: string,
  rounds = ROUNDS,
): Promise<{ document: CombinedDocument; files: readonly SetFile[] }> {
  const { db, combiner } = tools;
  const files = await previewFiles(db, view, setId, type);
  if (files.length === 0) throw notFound('shown-files');
  const document = await combiner.combine(files, caller);
  if (document.missing.length === 0 || rounds === 0) return { document, files };
  const still = new Set((await previewFiles(db, view, setId, type)).map(({ id }) => id));
  if (document.missing.every(({ id }) => still.has(id))) return { document, files };
  return combinedPreview(tools, view, setId, type, caller, rounds - 1);
}
