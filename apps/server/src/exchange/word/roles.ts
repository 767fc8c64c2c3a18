import { isBlank, type TextLine } from './lines.js';

/** Words that lead in a number: `Soal 1`, `No. 1`. */
const WORD = String.raw`(?:soal|no\.?|nomor|pertanyaan|question)`;
const TYPED_NUMBER = new RegExp(
  String.raw`^\s*(?:${WORD}\s*(\d{1,3})\s*(?:[.):–-](?!\d)\s*|\s+(?=\S)|$)|\(?(\d{1,3})\s*[.)](?!\d)\s*)`,
  'i',
);
const COUNTED_NUMBER = new RegExp(String.raw`^\s*(?:${WORD}\s*)?\(?(\d{1,3})\s*[.):]?\)?\s*$`, 'i');
const TYPED_LETTER = /^\s*(\*\s*)?\(?([A-Ja-j])[.)]\s*(\*\s*)?/;
const COUNTED_LETTER = /^\(?([A-Za-z])\s*[.)]\)?$|^([A-Za-z])$/;
const ROMAN = /^\s*(?:[IVX]{1,5})[.)]\s+\S/;
const COUNTED_ROMAN = /^[IVX]{1,5}[.)]$/;

const KINDS = String.raw`(?:soal\s+)?(?:pilihan\s*ganda|pilihan\s+berganda|esai|essay|uraian|isian(?:\s+singkat)?|jawaban\s+singkat|benar\s*(?:[/-]|atau)?\s*salah|kode(?:\s+program)?|pemrograman|coding|praktik|menjodohkan|multiple\s+choices?|true\s*(?:/|or)?\s*false|short\s+answers?)`;
const SECTION = new RegExp(
  String.raw`^\s*(?:(?:[IVX]{1,5}|[A-H])[.)]\s*|(?:bagian|section|part|babak)\s+\w+\s*[.:–-]?\s*)?${KINDS}\b.{0,60}$`,
  'i',
);
const PART =
  /^\s*(?:bagian|section|part)\s+(?:[IVX]{1,5}|[A-H]|\d|pertama|kedua|ketiga)\b.{0,80}$/i;
const INSTRUCTIONS =
  /^\s*(?:[A-Z\d]+[.)]\s*)?(?:petunjuk|instruksi|tata\s*tertib|peraturan|aturan|perhatian|ketentuan|instructions?|rules)\b.{0,60}$/i;
const KEY_PART =
  /^\s*(?:[A-Z\d]+[.)]\s*)?(?:kunci\s*(?:jawaban)?|lembar\s+kunci|answer\s+keys?|jawaban\s+(?:soal|pilihan).{0,30})\s*[:.]?\s*$/i;
const COURSE =
  /^\s*(?:mata\s*kuliah|matakuliah|mk|mata\s*pelajaran|course|subject)\s*[:\t]\s*:?\s*([^\t]+)/i;
const PASSAGE = new RegExp(
  String.raw`^\s*(?:(?:bacaan|teks|wacana|informasi|data|gambar|tabel|perhatikan|gunakan|kasus|stimulus|baca|berikut)\b[^.\n]{0,60}?\s)?(?:ini\s+)?(?:(?:digunakan\s+)?untuk\s+)?(?:menjawab\s+)?(?:soal|pertanyaan|questions?)\s*(?:nomor|no\.?)?\s*(\d{1,3})\s*(?:[-–—]|s\.?\s*/?\s*d\.?|sampai(?:\s+dengan)?|hingga|to|dan|&)\s*(?:nomor|no\.?)?\s*(\d{1,3})\s*[:.,)]*\s*`,
  'i',
);
const KEY_LINE =
  /^\s*(?:kunci(?:\s+jawaban)?|jawaban(?:\s+benar)?|jawab|answer|key|ans)\s*[:=]\s*/i;
const WHY_LINE = /^\s*(?:pembahasan|penjelasan|explanation|alasan)\s*[:=]\s*/i;
const LONE_POINTS =
  /^\s*[([]?\s*(?:bobot|skor|nilai|poin|points?|score)\s*[:=]?\s*(\d+(?:[.,]\d+)?)\s*(?:poin|points?|%)?\s*[)\]]?\s*$|^\s*[([]\s*(\d+(?:[.,]\d+)?)\s*(?:poin|points?|pts|marks?)\s*[)\]]\s*$/i;
/** Behind a question: `(10 poin)`, `(Bobot: 10)`, `[10]`, and what this bank writes: a tab and `10 poin`. */
const POINTS =
  /(?:[\s\uFFFC]*[([]\s*(?:bobot|skor|nilai|poin|points?|score)\s*[:=]?\s*(\d+(?:[.,]\d+)?)\s*(?:poin|points?)?\s*[)\]]|[\s\uFFFC]*[([]\s*(\d+(?:[.,]\d+)?)\s*(?:poin|points?|pts|marks?)\s*[)\]]|\s+\[(\d+(?:[.,]\d+)?)\]|\s*\t\s*(\d+(?:[.,]\d+)?)\s*poin|[.?!:]?\s+(?:bobot|skor)\s*[:=]?\s*(\d+(?:[.,]\d+)?))\s*\.?\s*$/i;

/** A number that may begin a question. */
export interface NumberLabel {
  number: number;
  /** How it is written: a list of Word, or the signs that were typed around it. */
  style: string;
  level: number;
  /** Letters of the line that it takes. */
  length: number;
}

export function numberOf(line: TextLine): NumberLabel | undefined {
  const { mark } = line;
  if (mark !== undefined) {
    const [, digits] = COUNTED_NUMBER.exec(mark.text) ?? [];
    if (digits === undefined) return undefined;
    return { number: Number(digits), style: `list ${mark.list}`, level: mark.level, length: 0 };
  }
  const found = TYPED_NUMBER.exec(line.text);
  if (found === null) return undefined;
  const [label, led, bare] = found;
  if (isPassage(line)) return undefined;
  const sign = led === undefined ? (/[.)]/.exec(label)?.[0] ?? '') : 'kata';
  return { number: Number(led ?? bare), style: `typed ${sign}`, level: 0, length: label.length };
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

export const isInstructions = (line: TextLine) => INSTRUCTIONS.test(line.text);
export const isKeyPart = (line: TextLine) => KEY_PART.test(line.text);
const isPassage = (line: TextLine) => PASSAGE.test(line.text);

/** The kind of a section by its title. */
export const isKindTitle = (text: string) => SECTION.test(text);

/** Titles of sections: headings of Word, `A. Pilihan Ganda`, `Bagian 1`, `II. …` alone in a line. */
export function isSection(line: TextLine, expected?: string): boolean {
  if (isBlank(line)) return false;
  if (line.heading !== undefined) return true;
  if (line.text.length > 100) return false;
  if (SECTION.test(line.text) || PART.test(line.text)) return true;
  const isBold = line.pieces.every(
    (piece) => piece.kind === 'text' && (piece.text.trim() === '' || piece.look.bold),
  );
  if (!isBold) return false;
  if (line.mark !== undefined) {
    const { text } = line.mark;
    return COUNTED_ROMAN.test(text) && text[0] !== expected;
  }
  return ROMAN.test(line.text) && line.text.trim()[0] !== expected;
}

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
  return number(found?.[1] ?? found?.[2]);
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

/** Letters that a key names: `B`, `B, D`, `B dan D`, `B. Pohon biner`. */
export function lettersIn(text: string): string[] | undefined {
  const trimmed = text.trim();
  const list = /^\(?([A-J])\)?((?:\s*(?:,|;|&|\/|dan|and)\s*\(?[A-J]\)?)*)\s*\.?$/i.exec(trimmed);
  if (list !== null)
    return (trimmed.match(/(?<![\p{L}])[A-J](?![\p{L}])/giu) ?? []).map((one) => one.toUpperCase());
  const led = /^([A-J])[.)]\s*\S/i.exec(trimmed)?.[1];
  return led === undefined ? undefined : [led.toUpperCase()];
}

/** `benar` or `salah`, however a key says it. */
export function truthIn(text: string): 'benar' | 'salah' | undefined {
  const word = text.trim().toLowerCase().replace(/[.()]/g, '');
  if (/^(?:benar|b|true|t|betul)$/.test(word)) return 'benar';
  return /^(?:salah|s|false|f)$/.test(word) ? 'salah' : undefined;
}
