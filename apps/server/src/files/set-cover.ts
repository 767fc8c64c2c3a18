import type { Db } from '../db/schema.js';
import type { Cover, CoverMaker } from '../documents/cover-maker.js';
import type { Holder } from '../limits/limiter.js';
import { notFound } from '../refusal.js';
import { type SetView, viewOf } from '../sets/set-view.js';
import { firstQuestionFile, type SetFile } from './file-queries.js';

const none = () => notFound('shown-files');

/**
 * A picture of the first page of a set's questions. Whether the set is unknown, closed, or has no page
 * that can be drawn: nobody is told which.
 *
 * @param caller where the call comes from; callers take turns
 * @throws Refusal 404, 503 when the machine has no time
 */
export async function setCover(
  { db, covers }: { db: Db; covers: CoverMaker },
  view: SetView,
  setId: number,
  caller: Holder,
): Promise<{ cover: Cover; file: SetFile }> {
  const file = await firstQuestionFile(db, view, setId);
  if (file === undefined) throw none();
  const cover = await covers.coverOf(file, caller).catch((error: unknown) => {
    // Bytes that went meanwhile have no page.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  });
  if (cover === undefined) throw none();
  return { cover, file };
}

/** In whose name covers are drawn that nobody has asked for. */
const NOBODY = 'uploads';

/**
 * Has a set's cover drawn before anybody asks for it. What comes to nothing, since there is no time or
 * the server stops, is drawn when it is asked for.
 */
export async function coverAhead(
  { db, covers }: { db: Db; covers: CoverMaker },
  setId: number,
): Promise<void> {
  const file = await firstQuestionFile(
    db,
    viewOf({ level: 'administrator', account: null }),
    setId,
  );
  if (file !== undefined) await covers.coverOf(file, NOBODY);
}
