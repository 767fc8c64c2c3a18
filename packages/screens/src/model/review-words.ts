import type { PaperReview } from '@bank-soal/contract/papers';
import type { Formats } from '@bank-soal/ui/lib/format';
import type { ScreenTexts } from '../texts/site-texts.js';

/** Where the verification of a paper stands, in words; undefined where nobody was asked. */
export function reviewWords(
  { status, by, at, ended }: PaperReview,
  messages: ScreenTexts['paperPeople'],
  formatDate: Formats['formatDate'],
): string | undefined {
  const { statuses, someone } = messages;
  if (status === 'none') return ended ? statuses.ended(ended.by?.name ?? someone) : undefined;
  const name = by?.name ?? someone;
  if (status === 'verified') return statuses.verified(name, at ? formatDate(at, 'short') : '');
  return statuses[status](name);
}
