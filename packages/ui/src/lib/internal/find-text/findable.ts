/** A text as find compares it, and where each of its letters stands in the source. */
export interface Findable {
  text: string;
  /** By letter of `text`: where what it was made of begins in the source. */
  starts: readonly number[];
  /** By letter of `text`: where what it was made of ends there. */
  ends: readonly number[];
}

/** Keyboard signs for typographic ones. */
const TYPED: Record<string, string> = {
  '‘': "'",
  '’': "'",
  '‚': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '‐': '-',
  '‒': '-',
  '–': '-',
  '—': '-',
  '−': '-',
};

const MARKS_AND_UNSEEN = /[\p{M}\p{Cf}]/gu;
/** A word that goes on in the next line. */
const BROKEN_WORD = /[-‐\u00AD][^\S\n]*\n\s*(?=\p{Ll})/uy;
const LETTER = /\p{L}/u;

/**
 * Case, accents, ligatures, letters of formulas, white space and words broken at the end of a line make
 * no difference to who looks for a word.
 */
export function toFindable(source: string): Findable {
  let text = '';
  const starts: number[] = [];
  const ends: number[] = [];

  for (let at = 0; at < source.length; ) {
    const letter = String.fromCodePoint(source.codePointAt(at) as number);
    const start = at;
    at += letter.length;
    const plain = toPlain(letter);
    if ((plain === '-' || plain === '') && LETTER.test(text.at(-1) ?? '')) {
      BROKEN_WORD.lastIndex = start;
      if (BROKEN_WORD.test(source)) {
        at = BROKEN_WORD.lastIndex;
        continue;
      }
    }
    // An accent belongs to its letter, and one space to the next.
    if (plain === '' || (plain === ' ' && text.endsWith(' '))) {
      if (ends.length > 0) ends[ends.length - 1] = at;
      continue;
    }
    text += plain;
    for (let more = 0; more < plain.length; more += 1) {
      starts.push(start);
      ends.push(at);
    }
  }
  return { text, starts, ends };
}

function toPlain(letter: string): string {
  if (/\s/.test(letter)) return ' ';
  if (letter < '\x80') return letter.toLowerCase();
  const plain = letter.normalize('NFKD').replace(MARKS_AND_UNSEEN, '').toLowerCase();
  return TYPED[plain] ?? plain;
}
