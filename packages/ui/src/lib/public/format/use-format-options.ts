'use client';

import { basicTexts } from '../indonesian/index.js';
import { useTexts } from '../texts/index.js';
import { useTimeZone } from '../time-zone/index.js';
import type { FormatOptions } from './format.js';

const known = new Map<string, Required<FormatOptions>>();

/** Where and in whose language things are written here: the text `format.locale`, and the nearest `TimeZoneProvider`. */
export function useFormatOptions(): Required<FormatOptions> {
  const locale = useTexts(basicTexts)['format.locale'];
  const timeZone = useTimeZone();
  const key = `${locale} ${timeZone}`;
  let options = known.get(key);
  if (!options) known.set(key, (options = { locale, timeZone }));
  return options;
}
