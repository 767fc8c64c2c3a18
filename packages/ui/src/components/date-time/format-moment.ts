const TIME_ZONE = 'Asia/Jakarta';

const SHORT = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
} as const;

const WHOLE = { ...SHORT, month: 'long', second: '2-digit', timeZoneName: 'short' } as const;

const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * Writes a moment in Jakarta: 21 Nov 2026, 14.05; whole: 21 November 2026 pukul 14.05.09 WIB.
 *
 * @param value ISO 8601 text or a `Date`; what is no moment becomes an empty text
 * @param locale BCP 47 tag
 */
export function formatMoment(
  value: string | Date,
  style: 'short' | 'whole' = 'short',
  locale = 'id-ID',
): string {
  const moment = new Date(value);
  if (Number.isNaN(moment.getTime())) return '';
  const key = `${locale} ${style}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    const options = style === 'short' ? SHORT : WHOLE;
    formatter = new Intl.DateTimeFormat(locale, { timeZone: TIME_ZONE, ...options });
    formatters.set(key, formatter);
  }
  return formatter.format(moment);
}
