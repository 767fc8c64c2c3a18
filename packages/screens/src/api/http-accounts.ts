import { accountListSchema, accountSchema } from '@bank-soal/contract/accounts';
import { pathOf } from '@bank-soal/contract/endpoints';
import { messageSchema } from '@bank-soal/contract/error';
import { importAnswerSchema } from '@bank-soal/contract/imports';
import { NEXT_CURSOR_HEADER, TOTAL_COUNT_HEADER } from '@bank-soal/contract/set-paging';
import type { AccountCalls } from './admin-port.js';
import type { HttpClient } from './http-client.js';

const withToken = true;

/** Calls about all accounts. */
export function accountCalls(http: HttpClient): AccountCalls {
  return {
    async list(filters, signal) {
      const given = Object.entries(filters).filter(([, value]) => value);
      const path = pathOf('accounts', undefined, Object.fromEntries(given));
      const call = { withToken, signal };
      const { data, headers } = await http.answer('accounts', path, accountListSchema, call);
      const total = Number(headers.get(TOTAL_COUNT_HEADER) ?? data.length);
      return { accounts: data, total, next: headers.get(NEXT_CURSOR_HEADER) ?? undefined };
    },
    update: (id, body) =>
      http.json('updateAccount', pathOf('updateAccount', { id }), accountSchema, {
        body,
        withToken,
      }),
    async delete(id) {
      const call = { withToken };
      await http.json('deleteAccount', pathOf('deleteAccount', { id }), messageSchema, call);
    },
    import: (rows) =>
      http.json('importAccounts', pathOf('importAccounts'), importAnswerSchema, {
        body: { rows },
        withToken,
      }),
  };
}
