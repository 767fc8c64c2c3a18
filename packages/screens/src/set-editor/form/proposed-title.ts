import { TITLE_MAX } from '@bank-soal/contract/common';

/** Words that are written so wherever they stand. */
const CAPITALS = new Set(['uts', 'uas', 'sql', 'erd', 'oop', 'ai', 'html', 'css', 'ui', 'ux']);
const SMALL = new Set(['dan', 'atau', 'di', 'ke', 'dari', 'untuk', 'pada', 'dengan', 'yang']);
/** Words that only say that a file is one, and nothing of its content. */
const NOTHING_SAID =
  /^(soal|questions?|paper|file|dokumen|document|scan|img|untitled|new|baru|final|copy|salinan|v?\d+)$/i;

function cased(word: string, index: number): string {
  const lower = word.toLowerCase();
  if (CAPITALS.has(lower)) return lower.toUpperCase();
  // Capitals in a word are its writer's will.
  if (word !== lower || (index > 0 && SMALL.has(word))) return word;
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/**
 * A title that the name of a file suggests: 'uts_basis-data_2026.pdf' is 'UTS Basis Data 2026'.
 *
 * @returns the empty text where the name says nothing
 */
export function proposedTitle(fileName: string): string {
  const words = fileName
    .normalize('NFC')
    .replace(/\.[^.]{1,5}$/, '')
    .split(/[\s_+\-–]+|\.(?!\d)/)
    .filter((word) => word !== '' && !/^\(\d+\)$/.test(word));
  if (words.length > 1 && words[0]?.toLowerCase() === 'soal') words.shift();
  if (words.every((word) => NOTHING_SAID.test(word))) return '';
  return words.map(cased).join(' ').slice(0, TITLE_MAX).trim();
}
