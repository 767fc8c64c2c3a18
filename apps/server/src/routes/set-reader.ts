import type { Context } from 'hono';
import type { Account } from '../account.js';
import { readerInside } from '../http/ask-inside.js';
import { tokenOf } from '../http/require-account.js';
import type { Services } from '../services/services.js';
import { type Reader, readerOf, visitorOf } from '../services/set-view.js';

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
