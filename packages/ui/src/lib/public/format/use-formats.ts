'use client';

import { basicStrings, useStrings } from '../strings/index.js';
import { type DateStyle, formatCount, formatDate, formatFileSize } from './format.js';

/** The formatters, in the language of the built-in texts. */
export interface Formats {
  /** 1.234, or 1,234 in English. */
  formatCount: (count: number) => string;
  /** 21 November 2026; what is no date becomes an empty text. */
  formatDate: (date: string | Date, style?: DateStyle) => string;
  /** 1,4 MB, or 1.4 MB in English. */
  formatFileSize: (bytes: number) => string;
}

const known = new Map<string, Formats>();

/** The formatters in force here: those of the text `format.locale`. */
export function useFormats(): Formats {
  const locale = useStrings(basicStrings)['format.locale'];
  let formats = known.get(locale);
  if (!formats) {
    formats = {
      formatCount: (count) => formatCount(count, { locale }),
      formatDate: (date, style) => formatDate(date, style, { locale }),
      formatFileSize: (bytes) => formatFileSize(bytes, { locale }),
    };
    known.set(locale, formats);
  }
  return formats;
}
