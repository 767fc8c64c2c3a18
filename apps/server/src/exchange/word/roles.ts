import type { TextLine } from './lines.js';

/** Words that lead in a number: `Soal 1`, `No. 1`. */
const WORD = String.raw`(?:(?:soal|pertanyaan|question|butir)(?:\s+(?:no\.?|nomor|number|ke-?))?|no\.?|nomor)`;
const TYPED_NUMBER = new RegExp(
  String.raw`^\s*(?:${WORD}\s*(\d{1,3})\s*(?:[.):–-](?!\d)\s*|\s+(?=\S)|$)|\(?(\d{1,3})\s*[.)](?!\d)\s*)`,
  'i',
);
const COUNTED_NUMBER = new RegExp(
  String.raw`^\s*(${WORD}\s*)?\(?(?:\d{1,2}\.)*(\d{1,3})\s*[.):]?\)?\s*$`,
  'i',
);
const TYPED_LETTER = /^\s*(\*\s*)?\(?([A-Ja-j])\s?[.)]\s*(\*\s*)?/;
const COUNTED_LETTER = /^\(?([A-Za-z])\s*[.)]\)?$|^([A-Za-z])$/;

const COURSE =
  /^\s*(?:nama\s+)?(?:mata\s*kuliah|matakuliah|mk|mata\s*pelajaran|course|subject)\s*[:\t]\s*:?\s*([^\t]+?)\s*(?:\s{3}|\t|$)/i;
const PASSAGE = new RegExp(
  String.raw`^\s*[([]?\s*(?:(?:bacaan|teks|wacana|informasi|data|gambar|tabel|perhatikan|gunakan|kasus|stimulus|baca|berikut)\b[^.\n]{0,60}?\s)?(?:ini\s+)?(?:(?:digunakan\s+)?untuk\s+)?(?:menjawab\s+)?(?:soal|pertanyaan|questions?)\s*(?:nomor|no\.?)?\s*(\d{1,3})\s*(?:[-–—]|s\.?\s*/?\s*d\.?|sampai(?:\s+dengan)?|hingga|to|dan|&)\s*(?:nomor|no\.?)?\s*(\d{1,3})\s*(?:(?:refer|relate)s?\s+to\s[^.:\n]*|(?:are|is)\s+based\s+on\s[^.:\n]*|(?:mengacu|merujuk|berdasarkan|berkaitan|terkait|menggunakan)\b[^.:\n]*)?[\]:.,)!]*\s*`,
  'i',
);
const KEY_LINE =
  /^\s*[([]?(?:kunci(?:\s+jawaban)?|jawaban(?:\s+(?:yang\s+)?benar)?|jawab|answer|key|ans)\s*(?:[:=]\s*|(?=\s[A-J]\s*\.?\s*$))/i;
const WHY_LINE = /^\s*(?:pembahasan|penjelasan|explanation|alasan)\s*[:=]\s*/i;
const WORTH = String.raw`(?:bobot|skor|nilai|poin|points?|score)(?:\s+maks(?:imal|imum)?\.?)?\s*[:=]?`;
const UNIT = String.raw`(?:poin|points?|pts|marks?)`;
const COUNT = String.raw`(\d+(?:[.,]\d+)?)`;
/** `Bobot: 10`, `10 poin` in brackets. */
const IN_BRACKETS = String.raw`[([]\s*${WORTH}\s*${COUNT}\s*(?:${UNIT}|%)?\s*[)\]]|[([]\s*${COUNT}\s*${UNIT}\s*[)\]]`;
const LONE_POINTS = new RegExp(
  String.raw`^\s*(?:${IN_BRACKETS}|${WORTH}\s*${COUNT}\s*(?:${UNIT}|%)?)\s*$`,
  'i',
);
/** Behind a question: `(10 poin)`, `(Bobot: 10)`, `[10]`, and what this bank writes: a tab and `10 poin`. */
const POINTS = new RegExp(
  String.raw`(?:[\s\uFFFC]*(?:${IN_BRACKETS})|\s+\[${COUNT}\]|\s*\t\s*${COUNT}\s*poin|[.?!:]?\s+(?:bobot|skor)\s*[:=]?\s*${COUNT}\s*(?:${UNIT}|%)?)\s*\.?\s*$`,
  'i',
);

/** A number that may begin a question. */
export interface NumberLabel {
  number: number;
  /** How it is written: a list of Word, or the signs that were typed around it. */
  style: string;
  level: number;
  /** Letters of the line that it takes. */
  length: number;
  /** Behind a word: `Soal 1`. */
  isLed: boolean;
}

export function numberOf(line: TextLine): NumberLabel | undefined {
  const { mark } = line;
  if (mark !== undefined) {
    const [, word, digits] = COUNTED_NUMBER.exec(mark.text) ?? [];
    if (digits === undefined) return undefined;
    const isLed = word !== undefined;
    return {
      number: Number(digits),
      style: `list ${mark.list}`,
      level: mark.level,
      length: 0,
      isLed,
    };
  }
  const found = TYPED_NUMBER.exec(line.text);
  if (found === null) return undefined;
  const [label, led, bare] = found;
  if (isPassage(line)) return undefined;
  const sign = led === undefined ? (/[.)]/.exec(label)?.[0] ?? '') : 'kata';
  const isLed = led !== undefined;
  return {
    number: Number(led ?? bare),
    style: `typed ${sign}`,
    level: 0,
    length: label.length,
    isLed,
  };
}

/** A letter that may begin an option. */
export interface LetterLabel {
  letter: string;
  length: number;
  /** Behind an asterisk. */
  isStarred: boolean;
  isCounted: boolean;
  isCapital: boolean;
}

export function letterOf(line: TextLine): LetterLabel | undefined {
  const { mark } = line;
  if (mark !== undefined) {
    const found = COUNTED_LETTER.exec(mark.text.trim());
    const letter = found?.[1] ?? found?.[2];
    if (letter === undefined) return undefined;
    const star = /^\s*\*\s*/.exec(line.text)?.[0] ?? '';
    return {
      letter: letter.toUpperCase(),
      length: star.length,
      isStarred: star !== '',
      isCounted: true,
      isCapital: letter < 'a',
    };
  }
  const found = TYPED_LETTER.exec(line.text);
  const letter = found?.[2];
  if (found === null || letter === undefined) return undefined;
  return {
    letter: letter.toUpperCase(),
    length: found[0].length,
    isStarred: found[1] !== undefined || found[3] !== undefined,
    isCounted: false,
    isCapital: letter < 'a',
  };
}

const isPassage = (line: TextLine) => PASSAGE.test(line.text);

/** The questions that a passage belongs to, and how much of its line says so. */
export function passageOf(
  line: TextLine,
): { from: number; to: number; length: number } | undefined {
  const found = PASSAGE.exec(line.text);
  if (found === null) return undefined;
  const [from, to] = [Number(found[1]), Number(found[2])];
  return from < to && to - from < 30 ? { from, to, length: found[0].length } : undefined;
}

export const courseOf = (text: string) => COURSE.exec(text)?.[1]?.trim();
export const keyLength = (line: TextLine) => KEY_LINE.exec(line.text)?.[0].length;
export const whyLength = (line: TextLine) => WHY_LINE.exec(line.text)?.[0].length;

const number = (text: string | undefined) =>
  text === undefined ? undefined : Number(text.replace(',', '.'));

export function lonePoints(line: TextLine): number | undefined {
  const found = LONE_POINTS.exec(line.text);
  return number(found?.slice(1).find((one) => one !== undefined));
}

/** Points at the end of a line, and where they begin. */
export function pointsOf(line: TextLine): { points: number; from: number } | undefined {
  const found = POINTS.exec(line.text);
  if (found === null) return undefined;
  const points = number(found.slice(1).find((one) => one !== undefined));
  if (points === undefined) return undefined;
  const from = /^[.?!:]/.test(found[0]) ? found.index + 1 : found.index;
  return { points, from };
}

/** Points before the text of a question: `(10 poin) Jelaskan.`, `[10] Jelaskan.` */
const POINTS_FIRST = new RegExp(String.raw`^\s*(?:${IN_BRACKETS}|\[${COUNT}\])\s*[:.–-]?\s*`, 'i');

/** Points at the beginning of a line, and where they end. */
export function firstPointsOf(line: TextLine): { points: number; length: number } | undefined {
  const found = POINTS_FIRST.exec(line.text);
  const points = number(found?.slice(1).find((one) => one !== undefined));
  return found === null || points === undefined ? undefined : { points, length: found[0].length };
}

/** Letters that a key names: `B`, `B, D`, `B dan D`, `B. Pohon biner`. */
export function lettersIn(text: string): string[] | undefined {
  const trimmed = text.trim().replace(/^(?:opsi|pilihan|option)\s+(?=[A-J]\b)/i, '');
  const list = /^\(?([A-J])\)?((?:\s*(?:,|;|&|\/|dan|and)\s*\(?[A-J]\)?)*)\s*\.?$/i.exec(trimmed);
  if (list !== null)
    return (trimmed.match(/(?<![\p{L}])[A-J](?![\p{L}])/giu) ?? []).map((one) => one.toUpperCase());
  // `BD`: letters in their order.
  if (/^(?=[A-J]{2,})A?B?C?D?E?F?G?H?I?J?$/.test(trimmed)) return [...trimmed];
  const led = /^([A-J])[.)]\s*\S/i.exec(trimmed)?.[1];
  return led === undefined ? undefined : [led.toUpperCase()];
}

/** `benar` or `salah`, however a key says it. */
export function truthIn(text: string): 'benar' | 'salah' | undefined {
  const word = text.trim().toLowerCase().replace(/[.()]/g, '');
  if (/^(?:benar|b|true|t|betul)$/.test(word)) return 'benar';
  return /^(?:salah|s|false|f)$/.test(word) ? 'salah' : undefined;
}
