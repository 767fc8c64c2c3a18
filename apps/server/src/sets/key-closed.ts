import { keyOpensAt, signInOpensKey } from '@bank-soal/contract/sets';
import { Refusal } from '../failures/refusal.js';
import { type ReleaseColumns, releaseOf, type SetView, viewerOfSet } from './set-view.js';

const CLOSED = { code: 'key-closed' } as const;

/** For who may come in by signing in: clients that know no codes look for the first word. */
class SignInFirst extends Refusal {
  override begins = 'Unauthorized: ';

  constructor(opensAt: string | null) {
    super(401, CLOSED, {}, { opensAt });
  }
}

/**
 * The refusal of a closed key of a set that the viewer sees: 401 where signing in as anyone would open it
 * now, else 403. `opensAt` is there when the date alone opens it for this viewer.
 */
export function keyClosed(view: SetView, set: ReleaseColumns): Refusal {
  const release = releaseOf(set);
  const now = view.now.getTime();
  const opensAt = keyOpensAt(release, viewerOfSet(view, set), now);
  const isStopped = view.level === 'visitor' && signInOpensKey(release, now);
  return isStopped ? new SignInFirst(opensAt) : new Refusal(403, CLOSED, {}, { opensAt });
}
