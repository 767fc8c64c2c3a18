import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { forgetSignInCodes } from '../accounts/campus/sign-in-codes.js';
import { forgetEndedTokens } from '../accounts/sign-out.js';
import { dialectOf } from '../db/dialect.js';
import type { Db } from '../db/schema.js';
import type { Combiner } from '../documents/combiner.js';
import type { CoverMaker } from '../documents/cover-maker.js';
import type { Contents } from '../files/contents.js';
import { forgetFileReads } from '../files/file-reads.js';
import { forgetImages } from '../files/images/leave-images.js';
import { mendTextRows } from '../search/text-rows.js';
import { purgeWithdrawn } from '../sets/purge-withdrawn.js';
import type { Config } from '../settings/config.js';
import { forgetNotices } from '../talk/forget-notices.js';
import { forgetAudit } from './forget-audit.js';

const DAY_MS = 86_400_000;

export interface Upkeep {
  /** Waits for the round that is running. */
  idle: () => Promise<void>;
  /** Waits for what is running, and starts nothing more. */
  stop: () => Promise<void>;
}

interface UpkeepServices {
  config: { settings: Pick<Config['settings'], 'AUDIT_DAYS'> };
  db: Db;
  contents: Contents;
  combiner: Combiner;
  covers: Pick<CoverMaker, 'prune'>;
  log: Logger;
}

async function tidyUp({
  config,
  db,
  contents,
  combiner,
  covers,
  log,
}: UpkeepServices): Promise<void> {
  // One of the servers that share the data does the work; the others need not wait for it.
  await dialectOf(db).unlessBusy(db as unknown as Kysely<unknown>, 'upkeep', async () => {
    const sets = await purgeWithdrawn(db, contents, new Date());
    const images = await forgetImages(db, contents, new Date());
    const files = await contents.sweep();
    await mendTextRows(db);
    await forgetEndedTokens(db, new Date());
    await forgetSignInCodes(db, new Date());
    await forgetFileReads(db, new Date());
    await forgetNotices(db, new Date());
    await forgetAudit(db, config.settings.AUDIT_DAYS, new Date());
    if (sets + images + files > 0) log.info({ sets, images, files }, 'removed expired data');
  });
  await combiner.prune();
  await covers.prune();
}

/** Removes expired data: at the start, beside the first answers, and once a day. */
export function startUpkeep(services: UpkeepServices): Upkeep {
  let running: Promise<void> = Promise.resolve();
  const run = () => {
    running = running
      .then(() => tidyUp(services))
      .catch((error: unknown) =>
        services.log.error({ err: error }, 'failed to remove expired data'),
      );
  };
  run();
  const timer = setInterval(run, DAY_MS).unref();
  return {
    idle: () => running,
    stop: () => {
      clearInterval(timer);
      return running;
    },
  };
}
