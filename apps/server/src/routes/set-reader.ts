import { TOKEN_HEADER } from '@bank-soal/contract/session';
import type { Context } from 'hono';
import { incomingOf } from '../http/incoming.js';
import { accountOf } from '../http/require-account.js';
import type { Services } from '../services/services.js';
import { type Reader, readerOf, visitorOf } from '../services/set-view.js';

/**
 * Who reads by a call that is open to visitors. A token that does not hold is none. Without one there
 * is nothing to wait for.
 */
export function createReaders({ config, tokens }: Pick<Services, 'config' | 'tokens'>) {
  const visitor = visitorOf(config);
  return (c: Context): Reader | Promise<Reader> => {
    const { headers } = incomingOf(c);
    if (!headers[TOKEN_HEADER] && !headers.authorization) return visitor;
    return accountOf(tokens, c).then((account) => {
      return account === undefined ? visitor : readerOf(account);
    });
  };
}
