/** More marks on one letter cannot be read; composing them costs the square of their number. */
const HEAP_OF_MARKS = /(\p{M}{8})\p{M}+/gu;
/** Signs without a look: soft hyphens, joiners, marks of direction and of byte order. */
const UNSEEN = /\p{Cf}/gu;
/** A word that goes on in the next line, by a sign that is seen there alone. */
const PARTED = /\u00ad[^\S\n]*\r?\n\s*/gu;
/** Half a sign. */
const BROKEN = /\p{Cs}/gu;
/** Lines made of signs, and dots to write on. */
const RULED = /([=\-_.*#~])\1{3,}/gu;
const SPACE = /[\s\p{Cc}]+/gu;

/**
 * A text as it is searched and shown: letters of formulas and ligatures as plain ones (NFKC), one space
 * wherever there is space, no invisible signs, no lines made of signs. Plain text stays as it is.
 */
export function plainText(text: string): string {
  return text
    .replace(HEAP_OF_MARKS, '$1')
    .normalize('NFKC')
    .replace(BROKEN, '\ufffd')
    .replace(PARTED, '')
    .replace(UNSEEN, '')
    .replace(RULED, ' ')
    .replace(SPACE, ' ')
    .trim();
}
