import { DAY_MS } from '@bank-soal/contract/common';

/** How long a withdrawn set is kept, in days. */
const KEPT_DAYS = 30;

/**
 * Until when a withdrawn set can be restored, in ISO 8601; `''` for what is no date.
 *
 * @param withdrawnAt ISO 8601
 */
export function withdrawnUntil(withdrawnAt: string): string {
  const time = Date.parse(withdrawnAt);
  return Number.isNaN(time) ? '' : new Date(time + KEPT_DAYS * DAY_MS).toISOString();
}
