/** Marks that may stand on one letter; more are left out, as they cost and cannot be read. */
const MOST_MARKS = 8;
const TOO_MANY_MARKS = new RegExp(`(\\p{M}{${MOST_MARKS}})\\p{M}+`, 'gu');
const MARK = /\p{M}/u;

/** A text with no more marks on a letter than can be told apart. */
export function fewerMarks(text: string): string {
  return text.replace(TOO_MANY_MARKS, '$1');
}

/**
 * A text without its marks when they cannot be placed: the library stumbles over some that a font knows
 * for other letters only.
 *
 * @param place lays the text out, and throws where it cannot
 */
export function placeable(text: string, place: (text: string) => unknown): string {
  if (!MARK.test(text)) return text;
  try {
    place(text);
    return text;
  } catch {
    return text.replace(/\p{M}+/gu, '');
  }
}

/** Where a row ends that begins at `start`: after its last space, or within a word that is too long. */
function endOfRow(line: string, start: number, columns: number): number {
  let width = 0;
  let afterSpace = start;
  let at = start;
  while (at < line.length) {
    const code = line.codePointAt(at) ?? 0;
    const size = code > 0xffff ? 2 : 1;
    const isMark = code > 0x2ff && MARK.test(String.fromCodePoint(code));
    if (!isMark) width += 1;
    if (width > columns) {
      // A space in the margin is not seen.
      if (code === 0x20) return at + size;
      return afterSpace > start ? afterSpace : at;
    }
    at += size;
    if (code === 0x20) afterSpace = at;
  }
  return at;
}

/** A text as rows of a page, one by one: a caller that stops early has not paid for the rest. */
export function* textRows(text: string, columns: number): Generator<string> {
  for (const line of text.split('\n')) {
    let start = 0;
    do {
      const end = endOfRow(line, start, columns);
      yield line.slice(start, end).trimEnd();
      start = end;
    } while (start < line.length);
  }
}
