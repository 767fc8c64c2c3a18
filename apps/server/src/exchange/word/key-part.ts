import { cut, isBlank, type Line, type TextLine } from './lines.js';
import { keyLength, letterOf, numberOf } from './roles.js';

const KIND = String.raw`(?:soal|uts|uas|kuis|ujian|pilihan\s+ganda|esai|essay|uraian|isian(?:\s+singkat)?|benar\s*[/-]?\s*salah|dan|&|pembahasan)`;
const KEY_PART = new RegExp(
  String.raw`^\s*(?:[A-Z\d]+[.)]\s*)?(?:kunci\s*(?:jawaban)?|lembar\s+kunci|answer\s+keys?|jawaban)(?:\s+${KIND})*\s*[:.]?\s*$`,
  'i',
);
const JUST_ANSWERS = /^\s*jawaban\s*[:.]?\s*$/i;

/** An answer behind the number of its question: `12. B`, `3 = A dan C`, `4) benar`. */
export const ENTRY =
  /(\d{1,3})\s*[.):=–-]?\s*\(?([A-J](?:\s*(?:,|dan|&)\s*[A-J])*|[ST]|benar|salah|true|false)\)?(?=\s|$|[,;|.])/gi;

/** Several answers in a line that begins with one. */
export function entriesIn(text: string): { number: number; answer: string }[] {
  const found = [...text.matchAll(ENTRY)];
  if (found[0]?.index !== text.search(/\S/)) return [];
  return found.map(([, number, answer = '']) => ({ number: Number(number), answer }));
}

/** Options below a line: then it is no title of keys for all. */
function hasOptions(lines: readonly Line[]): boolean {
  const letters = lines.flatMap((line) =>
    line.kind === 'text' && !isBlank(line) ? [letterOf(line)?.letter] : [],
  );
  return letters.some((letter, at) => letter === 'A' && letters[at + 1] === 'B');
}

function isTitle(line: TextLine, following: Line | undefined): boolean {
  if (!KEY_PART.test(line.text) || following === undefined) return false;
  const isNumbered =
    following.kind === 'table' ||
    numberOf(following) !== undefined ||
    entriesIn(following.text).length > 0;
  if (JUST_ANSWERS.test(line.text)) return isNumbered && line.heading !== undefined;
  return line.heading !== undefined || !/:\s*$/.test(line.text) || isNumbered;
}

/** Divides a document where the keys of all its questions begin. */
export function keyPartOf(lines: readonly Line[]): { lines: Line[]; keyPart: Line[] } {
  for (const [at, line] of lines.entries()) {
    if (line.kind !== 'text' || at === 0) continue;
    const length = keyLength(line) ?? 0;
    const isList = length > 0 && entriesIn(line.text.slice(length)).length > 1;
    if (!isList && !KEY_PART.test(line.text)) continue;
    const after = lines.slice(at + 1);
    const following = after.find((one) => one.kind === 'table' || !isBlank(one));
    if (!isList && !isTitle(line, following)) continue;
    if (hasOptions(after)) continue;
    return { lines: lines.slice(0, at), keyPart: isList ? [cut(line, length), ...after] : after };
  }
  return { lines: [...lines], keyPart: [] };
}
