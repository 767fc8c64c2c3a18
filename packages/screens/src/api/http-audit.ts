import { auditListSchema } from '@bank-soal/contract/audit';
import { pathOf } from '@bank-soal/contract/endpoints';
import { NEXT_CURSOR_HEADER, TOTAL_COUNT_HEADER } from '@bank-soal/contract/set-paging';
import type { AdminApi } from './admin-port.js';
import type { HttpClient } from './http-client.js';

/** The record of who did what over HTTP. */
export function auditCall(http: HttpClient): AdminApi['audit'] {
  return async ({ q, action, target, targetId, actor, from, to, cursor }, signal) => {
    const filled = { q, action, target, targetId, actor, from, to, cursor };
    const given = Object.entries(filled).filter(([, value]) => value);
    const path = pathOf('audit', undefined, Object.fromEntries(given));
    const call = { withToken: true, signal };
    const { data, headers } = await http.answer('audit', path, auditListSchema, call);
    const total = Number(headers.get(TOTAL_COUNT_HEADER) ?? data.length);
    return { events: data, total, next: headers.get(NEXT_CURSOR_HEADER) ?? undefined };
  };
}
