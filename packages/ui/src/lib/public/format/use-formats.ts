'use client';

import {
  type DateStyle,
  type FormatOptions,
  formatCount,
  formatDate,
  formatFileSize,
} from './format.js';
import { useFormatOptions } from './use-format-options.js';

/** The formatters, in the language of the built-in texts and in the zone in force. */
export interface Formats {
  /** 1.234, or 1,234 in English. */
  formatCount: (count: number) => string;
  /** 21 November 2026; what is no date becomes an empty text. */
  formatDate: (date: string | Date, style?: DateStyle) => string;
  /** 1,4 MB, or 1.4 MB in English. */
  formatFileSize: (bytes: number) => string;
}

const known = new WeakMap<FormatOptions, Formats>();

/** The formatters in force here: those of the text `format.locale` and of the nearest `TimeZoneProvider`. */
export function useFormats(): Formats {
  const options = useFormatOptions();
  let formats = known.get(options);
  if (!formats) {
    formats = {
      formatCount: (count) => formatCount(count, options),
      formatDate: (date, style) => formatDate(date, style, options),
      formatFileSize: (bytes) => formatFileSize(bytes, options),
    };
    known.set(options, formats);
  }
  return formats;
}
