import type { Db } from '../db/schema.js';
import type { Cover, CoverMaker } from '../documents/cover-maker.js';
import { notFound } from '../failures/refusal.js';
import type { Holder } from '../limits/limiter.js';
import { type SetView, viewOf } from '../sets/set-view.js';
import { firstQuestionFile, type SetFile } from './file-queries.js';

const none = () => notFound('shown-files');

/**
 * A picture of the first page of a set's questions. Unknown and closed sets, and those without a page that
 * can be rendered, are refused alike.
 *
 * @param caller address of the call; addresses are served by slots
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

/** Holder of covers that are rendered before any request. */
const NOBODY = 'uploads';

/**
 * Renders a set's cover before the first request. One that fails, for want of time or as the server stops, is
 * rendered on request.
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
