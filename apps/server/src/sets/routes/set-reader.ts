import type { Context } from 'hono';
import type { Account } from '../../account.js';
import { readerInside } from '../../http/ask-inside.js';
import { requireAccount, tokenOf } from '../../http/require-account.js';
import { unauthorized } from '../../refusal.js';
import type { Services } from '../../services.js';
import { changeableSet } from '../set-access.js';
import { type Reader, readerInPlace, readerOf, visitorOf } from '../set-view.js';

/**
 * Who reads by a call that is open to visitors. A token that does not hold is none. Without one there
 * is nothing to wait for, nor with one whose holder is known.
 */
export function createReaders({ config, tokens }: Pick<Services, 'config' | 'tokens'>) {
  const visitor = visitorOf(config);
  const asReader = (account: Account | undefined) =>
    account === undefined ? visitor : readerOf(account);
  return (c: Context): Reader | Promise<Reader> => {
    const token = tokenOf(c);
    if (token === undefined) return asReader(readerInside(c));
    const known = tokens.knownAccount(token);
    return known === undefined ? tokens.accountOf(token).then(asReader) : asReader(known);
  };
}

/**
 * In whose place a set is read by who may change it.
 *
 * @throws Refusal 401, 404 for a set that the caller does not see, 403 for another's, 400 for a word of
 * nobody, in this order
 */
export function createStandIns(services: Services) {
  const visitor = visitorOf(services.config);
  return async (c: Context, setId: number, as: string): Promise<Reader> => {
    const account = await requireAccount('user', services, c);
    if (account === undefined) throw unauthorized();
    await changeableSet(services.db, setId, account);
    return readerInPlace(as, visitor);
  };
}
