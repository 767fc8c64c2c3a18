import { cut, type Line, type TextLine } from './lines.js';
import { letterOf } from './roles.js';

const LABELS_WITHIN = /(?:\t\s*|\s+)(?=(?:\*\s*)?\(?[B-Jb-j]\s?[.)])/g;
const FIRST_WITHIN = /(?:\t\s*|\s{2,}|(?<=[.…?:_])\s)(?=(?:\*\s*)?\(?[Aa]\s?[.)]\s*\S)/;

export const next = (letter: string) => String.fromCharCode(letter.charCodeAt(0) + 1);

function partsAt(line: TextLine, places: readonly number[]): TextLine[] {
  return places.map((from, at) => {
    const part = cut(line, from, places[at + 1]);
    return at === 0 ? { ...part, mark: line.mark } : part;
  });
}

/** Options that stand in one line, each with its label. */
export function optionsWithin(line: TextLine, first: string): TextLine[] {
  const places = [0];
  let expected = next(first);
  let isApart = true;
  for (const { index, 0: gap } of line.text.matchAll(LABELS_WITHIN)) {
    const from = index + gap.length;
    if (letterOf(cut(line, from))?.letter !== expected) continue;
    isApart &&= /\t|\s{2}/.test(gap);
    places.push(from);
    expected = next(expected);
  }
  // A single blank stands in sentences, too: then more than two letters must follow one another.
  if (places.length === 1 || (!isApart && places.length < 3)) return [line];
  return partsAt(line, places);
}

/** The end of a question's text whose line holds its options, too. */
export function endBeforeOptions(line: TextLine): { end: number; from: number } | undefined {
  const within = FIRST_WITHIN.exec(line.text);
  if (within === null) return undefined;
  const from = within.index + within[0].length;
  const least = /\t|\s{2}/.test(within[0]) ? 2 : 3;
  if (optionsWithin(cut(line, from), 'A').length < least) return undefined;
  return { end: within.index, from };
}

/** Labels of a line behind wide gaps, in whatever order. */
function spreadOf(line: TextLine): TextLine[] {
  const places = [0];
  for (const { index, 0: gap } of line.text.matchAll(LABELS_WITHIN))
    if (index > 0 && /\t|\s{3}/.test(gap)) places.push(index + gap.length);
  return partsAt(line, places);
}

const lettersOf = (parts: readonly TextLine[]) => parts.map((part) => letterOf(part)?.letter ?? '');
const isRow = (letters: readonly string[]) =>
  letters.every((letter, at) => letter.charCodeAt(0) === 65 + at);

const KEY_BEHIND = /(?:\t|\s{2,})\s*(?=[([]?(?:kunci(?:\s+jawaban)?|jawaban|pembahasan)\s*:\s*\S)/i;

/** A line, and the key that stands behind it in the same line. */
export function keyApart(line: Line): Line[] {
  const found = line.kind === 'text' && !line.isMono ? KEY_BEHIND.exec(line.text) : null;
  if (line.kind !== 'text' || found === null || found.index === 0) return [line];
  return [cut(line, 0, found.index), cut(line, found.index + found[0].length)];
}

/** Puts options in order that go down columns made by tabs: `A … C …` above `B … D …`. */
export function inOrder(lines: readonly Line[]): Line[] {
  const ordered: Line[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] as Line;
    const parts = line.kind === 'text' && line.mark === undefined ? spreadOf(line) : [];
    const letters = lettersOf(parts);
    if (parts.length < 2 || letters[0] !== 'A' || isRow(letters)) {
      ordered.push(line);
      continue;
    }
    const all = [...parts];
    let end = at + 1;
    for (; end < lines.length; end += 1) {
      const one = lines[end] as Line;
      if (one.kind !== 'text' || letterOf(one) === undefined || letterOf(one)?.letter === 'A')
        break;
      all.push(...spreadOf(one));
    }
    const sorted = all.toSorted((a, b) =>
      lettersOf([a])
        .join()
        .localeCompare(lettersOf([b]).join()),
    );
    const isWhole = isRow(lettersOf(sorted));
    ordered.push(...(isWhole ? sorted : [line]));
    if (isWhole) at = end - 1;
  }
  return ordered;
}
