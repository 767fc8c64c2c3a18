import type { FormatOptions } from '../../../lib/public/format/index.js';

/** The paper that a question was last in. */
export interface LastUse {
  /** Title of the paper; `null` where only its owner may know. */
  paperTitle: string | null;
  /** The moment of the exam, ISO 8601. */
  usedOn: string;
}

/** 'UTS Struktur Data, Okt 2025', or the month alone, in the time of a zone. */
export function usedWhere(
  { paperTitle, usedOn }: LastUse,
  { locale, timeZone }: Required<FormatOptions>,
): string {
  const moment = new Date(usedOn);
  const month = Number.isNaN(moment.getTime())
    ? ''
    : new Intl.DateTimeFormat(locale, {
        month: 'short',
        year: 'numeric',
        timeZone,
      }).format(moment);
  return [paperTitle, month].filter(Boolean).join(', ');
}
