import { DAY_MS, jakartaDay } from '@bank-soal/contract/calendar';

/** How long a withdrawn set is kept, in days. */
const KEPT_DAYS = 30;

/**
 * The last day on which a withdrawn set can be restored, as `2026-11-21`; `''` for what is no date.
 *
 * @param withdrawnAt ISO 8601
 */
export function withdrawnUntil(withdrawnAt: string): string {
  const time = Date.parse(withdrawnAt);
  if (Number.isNaN(time)) return '';
  return jakartaDay(new Date(time + KEPT_DAYS * DAY_MS).toISOString());
}
