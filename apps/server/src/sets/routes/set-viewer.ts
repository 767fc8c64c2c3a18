import type { Context } from 'hono';
import type { Account } from '../../account.js';
import { unauthorized } from '../../failures/refusal.js';
import { viewerInside } from '../../http/ask-inside.js';
import { requireAccount, tokenOf } from '../../http/require-account.js';
import type { Services } from '../../services.js';
import { changeableSet } from '../set-access.js';
import { type Viewer, viewerInPlace, viewerOf, visitorOf } from '../set-view.js';

/**
 * Finds the viewer of a call that is open to visitors. An invalid token counts as none. The viewer is there
 * at once without a token, and where its account is cached.
 */
export function createViewers({ config, tokens }: Pick<Services, 'config' | 'tokens'>) {
  const visitor = visitorOf(config);
  const asViewer = (account: Account | undefined) =>
    account === undefined ? visitor : viewerOf(account);
  return (c: Context): Viewer | Promise<Viewer> => {
    const token = tokenOf(c);
    if (token === undefined) return asViewer(viewerInside(c));
    const known = tokens.knownAccount(token);
    return known === undefined ? tokens.accountOf(token).then(asViewer) : asViewer(known);
  };
}

/**
 * Viewer in whose place an account that may change a set reads it.
 *
 * @throws Refusal 401, 404 for a set that the caller does not see, 403 for another's, 400 for a word of
 * nobody, in this order
 */
export function createStandIns(services: Services) {
  const visitor = visitorOf(services.config);
  return async (c: Context, setId: number, as: string): Promise<Viewer> => {
    const account = await requireAccount('user', services, c);
    if (account === undefined) throw unauthorized();
    await changeableSet(services.db, setId, account);
    return viewerInPlace(as, visitor);
  };
}
