import type { Db } from '../db/schema.js';
import { notFound } from '../failures/refusal.js';
import { shownSetsOf } from '../sets/set-queries.js';
import type { SetView } from '../sets/set-view.js';
import { openFilesOfSets } from './file-queries.js';
import type { ArchivedSet } from './set-archive.js';

/**
 * Some sets with those of their files that the viewer may open, in the order in which they are first named.
 * Sets without any file are left out.
 *
 * @throws Refusal 404 when one of them is unknown to the viewer; 401 or 403 when all files of one are closed
 */
export async function setsToArchive(
  db: Db,
  view: SetView,
  named: readonly number[],
): Promise<ArchivedSet[]> {
  const ids = [...new Set(named)];
  const titles = new Map((await shownSetsOf(db, view, ids)).map(({ id, title }) => [id, title]));
  if (titles.size < ids.length) throw notFound('question-set');
  const files = await openFilesOfSets(db, view, ids);
  return ids.flatMap((id) => {
    const [title, own] = [titles.get(id), files.get(id)];
    return title === undefined || own === undefined ? [] : [{ id, title, files: own }];
  });
}
