import type { ServerState } from '@bank-soal/contract/server-state';
import type { Messages } from '../../messages/messages.js';
import { durationWords } from './duration-words.js';

/** What values are written with. */
export interface SettingWords {
  words: Messages['serverSetting'];
  /** Of lengths of time. */
  times: Messages['server'];
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
  switch (name) {
    case 'MAX_UPLOAD_MB':
      return words.megabytes(count);
    case 'MAX_MB_PER_ACCOUNT':
      return value === 0 ? words.noLimit : words.megabytes(count);
    case 'WRITES_PER_MINUTE':
      return value === 0 ? words.noLimit : words.perMinute(count);
    case 'MAX_SETS_PER_ACCOUNT':
      return value === 0 ? words.noLimit : words.sets(count);
    case 'CORS_ORIGINS':
      return value === 0 ? words.noSite : words.sites(count);
    case 'AUDIT_DAYS':
      return times.days(value);
    case 'TOKEN_TTL_S':
      return durationWords(value, times);
    default:
      return count;
  }
}
