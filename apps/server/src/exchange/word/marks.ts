import type { Look } from './blocks.js';
import type { Line, TextLine } from './lines.js';
import type { RawOption } from './raw-question.js';

/** Ways in which an option can stand out, the clearest first. */
const FEATURES: readonly ((look: Look, others: Look) => boolean)[] = [
  (look) => look.highlighted,
  (look, others) => look.color !== others.color,
  (look) => look.underlined,
  (look) => look.bold,
];

/** Looks of the pieces whose texts are of a kind, and of formulas. */
function looksOf(lines: readonly Line[], what: RegExp): Look[] {
  return lines.flatMap((line) =>
    line.kind === 'text'
      ? line.pieces.flatMap((piece) => {
          if (piece.kind === 'formula') return [piece.look];
          return piece.kind === 'text' && what.test(piece.text) ? [piece.look] : [];
        })
      : [],
  );
}

/** Looks of words and numbers; of signs where there is nothing else. */
function looksOfText(lines: readonly Line[]): Look[] {
  const looks = looksOf(lines, /[\p{L}\p{N}]/u);
  return looks.length > 0 ? looks : looksOf(lines, /\S/);
}

/** Looks that have the colour of most; of as many the usual colour of text. */
function usualOf(all: readonly (readonly Look[])[]): Look | undefined {
  const looks = all.map(([first]) => first).filter((look) => look !== undefined);
  const counts = new Map<string | undefined, number>();
  for (const { color } of looks) counts.set(color, (counts.get(color) ?? 0) + 1);
  const rank = ({ color }: Look) => (counts.get(color) ?? 0) + (color === undefined ? 0.5 : 0);
  return looks.toSorted((a, b) => rank(b) - rank(a))[0];
}

/** Places of those that alone look otherwise; several where two stand out in different ways. */
function standingOut(all: readonly (readonly Look[])[]): number[] {
  const usual = usualOf(all);
  if (usual === undefined) return [];
  const found = FEATURES.flatMap((stands) => {
    const marked = [...all.entries()].filter(
      ([, looks]) => looks.length > 0 && looks.every((look) => stands(look, usual)),
    );
    return marked.length === 1 ? marked.map(([at]) => at) : [];
  });
  return [...new Set(found)];
}

/** Letters of the options that are marked as right, by their texts, else by their letters. */
export function markedIn(options: readonly RawOption[]): string[] {
  const byText = standingOut(options.map(({ lines }) => looksOfText(lines)));
  const places =
    byText.length > 0
      ? byText
      : standingOut(options.map(({ label }) => looksOf([label], /[A-J]/i)));
  return places.map((at) => options[at]?.letter ?? '');
}

/** Whether a look of all options is no mark of any. */
export const areAllBold = (options: readonly RawOption[]) =>
  options.every(({ lines }) => {
    const looks = looksOfText(lines);
    return looks.length > 0 && looks.every(({ bold }) => bold);
  });

function looksAt(line: TextLine, [from, to]: readonly [number, number]): Look[] {
  let at = 0;
  return line.pieces.flatMap((piece) => {
    const start = at;
    at += piece.kind === 'text' ? piece.text.length : 1;
    return piece.kind === 'text' && start < to && at > from ? [piece.look] : [];
  });
}

/** The one of some lines that stands out. */
export function markedLine(lines: readonly TextLine[]): number | undefined {
  const places = standingOut(lines.map((line) => looksOfText([line])));
  return places.length === 1 ? places[0] : undefined;
}

/** The one of two words in a line that stands out: 0 or 1. */
export function markedWord(
  line: TextLine,
  words: readonly (readonly [from: number, to: number])[],
): number | undefined {
  const places = standingOut(words.map((word) => looksAt(line, word)));
  return places.length === 1 ? places[0] : undefined;
}
