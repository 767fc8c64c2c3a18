import type { ScreenTexts } from '../../texts/site-texts.js';

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

/** A time in its two largest units: '3 hari 4 jam'. */
export function durationWords(
  seconds: number,
  words: Pick<ScreenTexts['server'], 'days' | 'hours' | 'minutes' | 'moment'>,
): string {
  if (seconds < MINUTE_S) return words.moment;
  const days = Math.floor(seconds / DAY_S);
  const hours = Math.floor((seconds % DAY_S) / HOUR_S);
  const minutes = Math.floor((seconds % HOUR_S) / MINUTE_S);
  const parts = [
    days > 0 && words.days(days),
    hours > 0 && words.hours(hours),
    // Beside days nobody counts minutes.
    days === 0 && minutes > 0 && words.minutes(minutes),
  ];
  return parts.filter((part) => part !== false).join(' ');
}
