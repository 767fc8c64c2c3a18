'use client';

import { basicStrings, useStrings } from '../strings/index.js';
import { useTimeZone } from '../time-zone/index.js';
import {
  type DateStyle,
  formatClock,
  formatCount,
  formatDate,
  formatFileSize,
  formatMoment,
} from './format.js';

/** The formatters, in the language of the built-in texts and in the zone in force. */
export interface Formats {
  /** 12.00, or 12:00 in English; what is no moment becomes an empty text. */
  formatClock: (moment: string | Date) => string;
  /** 1.234, or 1,234 in English. */
  formatCount: (count: number) => string;
  /** 21 November 2026; what is no date becomes an empty text. */
  formatDate: (date: string | Date, style?: DateStyle) => string;
  /** 1,4 MB, or 1.4 MB in English. */
  formatFileSize: (bytes: number) => string;
  /** 20 Desember 2026 12.00 WIB; what is no moment becomes an empty text. */
  formatMoment: (moment: string | Date) => string;
}

const known = new Map<string, Formats>();

/** The formatters in force here: those of the text `format.locale` and of the nearest `TimeZoneProvider`. */
export function useFormats(): Formats {
  const locale = useStrings(basicStrings)['format.locale'];
  const timeZone = useTimeZone();
  const key = `${locale} ${timeZone}`;
  let formats = known.get(key);
  if (!formats) {
    formats = {
      formatClock: (moment) => formatClock(moment, { locale, timeZone }),
      formatCount: (count) => formatCount(count, { locale }),
      formatDate: (date, style) => formatDate(date, style, { locale, timeZone }),
      formatFileSize: (bytes) => formatFileSize(bytes, { locale }),
      formatMoment: (moment) => formatMoment(moment, { locale, timeZone }),
    };
    known.set(key, formats);
  }
  return formats;
}
