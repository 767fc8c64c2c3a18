import type { ServerState } from '@bank-soal/contract/administration';
import type { ScreenTexts } from '../../texts/site-texts.js';
import { durationWords } from './duration-words.js';

/** Texts and formats of values. */
export interface SettingWords {
  words: ScreenTexts['serverSetting'];
  /** Of lengths of time. */
  times: ScreenTexts['server'];
  formatCount: (count: number) => string;
}

/** The value of a setting in plain words: '20 MB', 'Tanpa batas', '2 situs'. */
export function settingValue(
  { name, value }: ServerState['settings'][number],
  { words, times, formatCount }: SettingWords,
): string {
  if (typeof value === 'boolean') return value ? words.on : words.off;
  if (typeof value === 'string') return words.readers[value];
  const count = formatCount(value);
  if (name === 'CORS_ORIGINS') return value === 0 ? words.noSite : words.sites(count);
  if (value === 0) return words.noLimit;
  if (name === 'MAX_SETS_PER_ACCOUNT') return words.sets(count);
  // The others say their unit: a new one needs no line here.
  if (name.includes('_MB')) return words.megabytes(count);
  if (name.endsWith('_PER_MINUTE')) return words.perMinute(count);
  if (name.endsWith('_DAYS')) return times.days(value);
  return name.endsWith('_S') ? durationWords(value, times) : count;
}
