import type { PartProblem, ServerPart, ServerState } from '@bank-soal/contract/administration';
import type { Services } from '../../services.js';
import { delayedMails } from '../../talk/mail/mail-queue.js';
import { healthChecks } from '../health.js';
import { inTime, TooLate } from './in-time.js';

/** Services that looking at parts needs. */
export type PartsTools = Pick<
  Services,
  'db' | 'store' | 'inspector' | 'textQueue' | 'mailer' | 'log'
>;

/** Rejects where the part is away; tells whether what it does is put off after it failed. */
type Look = () => Promise<boolean | void>;

function looksOf(tools: PartsTools): [ServerPart, Look][] {
  const { db, inspector, textQueue, mailer } = tools;
  const { database, files } = healthChecks(tools);
  const looks: [ServerPart, Look | undefined | false][] = [
    ['database', database],
    ['files', files],
    ['documents', inspector.prepare],
    // Another server may read texts.
    ['search', textQueue && (async () => textQueue.isPutOff())],
    ['mail', mailer && (async () => (await delayedMails(db)) > 0)],
  ];
  return looks.flatMap(([part, look]) => (look ? [[part, look]] : []));
}

/** Looks at all parts at the same time; one that gives no answer holds up nobody for longer than `waitMs`. */
export function lookAtParts(tools: PartsTools, waitMs: number): Promise<ServerState['parts']> {
  async function problemOf(part: ServerPart, look: Look): Promise<PartProblem | null> {
    try {
      return (await inTime(look, waitMs)) === true ? 'delayed' : null;
    } catch (error) {
      tools.log.warn({ err: error, part }, 'a part of the server is not well');
      return error instanceof TooLate ? 'slow' : 'unreachable';
    }
  }
  return Promise.all(
    looksOf(tools).map(async ([part, look]) => ({ part, problem: await problemOf(part, look) })),
  );
}
