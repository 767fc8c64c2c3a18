import { isBlank, type Line, type TextLine } from './lines.js';
import { keyLength, letterOf, lonePoints, numberOf, truthIn, whyLength } from './roles.js';

/** Kind of a line that belongs to no question. */
export type Title = 'section' | 'instructions' | 'end';

const ROMAN = /^\s*(?:[IVX]{1,5})[.)]\s+\S/;
const COUNTED_ROMAN = /^[IVX]{1,5}[.)]$/;
const COUNT = String.raw`^\s*(?:(?:[IVX]{1,5}|[A-H])\s*[.)]\s*|(?:bagian|section|part|babak)\s+\w+\s*[.:–-]?\s*)?`;
const KINDS = String.raw`(?:soal\s+)?(?:pilihan\s*ganda|pilihan\s+berganda|esai|essay|uraian|isian(?:\s+singkat)?|jawaban\s+singkat|benar\s*(?:[/-]|atau)?\s*salah|kode(?:\s+program)?|pemrograman|coding|praktik|menjodohkan|multiple\s+choices?|true\s*(?:/|or)?\s*false|short\s+answers?)`;
const TAIL = String.raw`(?:\s+(?:dan|kompleks|biasa|terstruktur|bebas|singkat|esai|essay|uraian|questions?|section|items?))*\s*(?:[([:.,;–-].{0,140})?$`;
const SECTION = new RegExp(COUNT + KINDS + TAIL, 'i');
const PART =
  /^\s*(?:bagian|section|part)\s+(?:[IVX]{1,5}|[A-H]|\d|pertama|kedua|ketiga)\b.{0,80}$/i;
/** A title that says no more than that questions follow. */
const QUESTIONS =
  /^\s*(?:(?:daftar|naskah|butir|lembar)\s+)?(?:soal(?:\s*-\s*soal)?|pertanyaan|questions?)(?:\s+(?:ujian|uts|uas|kuis|latihan))?\s*[:.]?\s*$/i;
const TASKS = String.raw`(?:pilihlah|jawablah|isilah|kerjakan(?:lah)?|lengkapilah|tentukanlah|nyatakanlah|berilah|jodohkanlah|choose|answer|fill)`;
/** `II. Jawablah pertanyaan berikut!` */
const ASKED = new RegExp(String.raw`^\s*(?:[IVX]{1,5}|[A-H])[.)]\s*${TASKS}\b.{0,160}$`, 'i');
/** The same without a number; then a question must follow. */
const ASKED_ALONE = new RegExp(
  String.raw`^\s*${TASKS}\b.{0,120}\b(?:jawaban|pertanyaan|soal|titik|questions?|answers?|blanks?)\b.{0,80}$`,
  'i',
);
const RULES = String.raw`(?:petunjuk|instruksi|tata\s*tertib|peraturan|aturan|perhatian|ketentuan|instructions?|rules)`;
const INSTRUCTIONS = new RegExp(
  String.raw`^\s*(?:(?:[A-Z]|[IVX]{1,5}|\d{1,2})[.)]\s*)?${RULES}(?:\s+(?:dan|umum|khusus|pengerjaan|mengerjakan|menjawab|ujian|soal|pengisian|peserta|teknis|penting|uts|uas|kuis|tes|to|for|candidates|students|the|exam|${RULES}))*\s*[:!.]?\s*$|^\s*${RULES}(?:\s+\p{L}+){0,2}\s*[:!]`,
  'iu',
);
/** Below the last question. */
const ENDED =
  /^\W*(?:selamat\s+(?:mengerjakan|bekerja|ujian|menempuh)|semoga\s+(?:sukses|berhasil)|good\s+luck|(?:akhir|end)\s+(?:dari\s+|of\s+)?(?:naskah\s+|the\s+)?(?:soal|ujian|exam|questions?)|(?:mengetahui|menyetujui|diverifikasi(?:\s+oleh)?|disahkan(?:\s+oleh)?)\s*[,:])(?:.{0,50})$|^\s*(?:(?:dosen|koordinator|ketua)\s+(?:pengampu|penguji|mata\s*kuliah|program\s+studi|jurusan)\s*[,:]?|\p{Lu}[\p{L} .]{2,30},\s*\d{1,2}\s+(?:januari|februari|maret|april|mei|juni|juli|agustus|september|oktober|november|desember)\s+\d{4})\s*$/iu;

/** The kind of a section by its title. */
export const isKindTitle = (text: string) => SECTION.test(text);

/** `Benar / Salah` below a statement, where one of the words is to be chosen. */
const CHOICE =
  /^\s*[([]?\s*(?:benar|true)\s*(?:\/|–|-|\t|\s{2,}|atau|or)\s*(?:salah|false)\s*[)\]]?\s*$/i;

function isChoice({ text, heading }: TextLine, before?: TextLine, following?: TextLine): boolean {
  if (heading !== undefined || !CHOICE.test(text)) return false;
  const [last, first] = [before, following].map((one) => one && numberOf(one)?.number);
  return first === undefined || (last !== undefined && first === last + 1);
}

/** A few words that are no sentence, no option and no key. */
const isBare = (line: TextLine) =>
  line.mark === undefined &&
  !line.isMono &&
  line.text.length <= 80 &&
  /[\p{L}\p{N})]\s*$/u.test(line.text) &&
  letterOf(line) === undefined &&
  [keyLength, whyLength, lonePoints].every((role) => role(line) === undefined) &&
  truthIn(line.text) === undefined &&
  !/^\s*(?:benar|true)\b/i.test(line.text);

function isSection(
  line: TextLine,
  before: TextLine | undefined,
  following: TextLine | undefined,
): boolean {
  if (line.heading !== undefined) return numberOf(line)?.isLed !== true;
  if (line.text.length > 180) return false;
  if (numberOf(line) !== undefined) return false;
  // `Kode:` may lead in a program, too.
  const isFollowed = following !== undefined && numberOf(following) !== undefined;
  if (/^\s*\p{L}[^.)]*:\s*$/u.test(line.text) && SECTION.test(line.text)) return isFollowed;
  if ([SECTION, PART, QUESTIONS, ASKED].some((title) => title.test(line.text))) return true;
  if (ASKED_ALONE.test(line.text) && line.mark === undefined) return isFollowed;
  const isBold = line.pieces.every(
    (piece) => piece.kind === 'text' && (piece.text.trim() === '' || piece.look.bold),
  );
  if (!isBold) return false;
  if (isFollowed && isBare(line) && !/:\s*$/.test(before?.text ?? '')) return true;
  return line.mark === undefined ? ROMAN.test(line.text) : COUNTED_ROMAN.test(line.mark.text);
}

/** Whether a letter before a line is one of a row of options. */
function isOption(line: TextLine, before?: TextLine, after?: TextLine): boolean {
  if (line.heading !== undefined) return false;
  const letter = letterOf(line)?.letter.charCodeAt(0);
  if (letter === undefined) return false;
  const [earlier, later] = [before, after].map((one) => one && letterOf(one)?.letter.charCodeAt(0));
  return later === letter + 1 || earlier === letter - 1;
}

/** The titles among the lines, by their places. */
export function titlesIn(lines: readonly Line[]): ReadonlyMap<number, Title> {
  const found = new Map<number, Title>();
  const shown = [...lines.entries()].filter(
    (one): one is [number, TextLine] => one[1].kind === 'text' && !isBlank(one[1]),
  );
  for (const [at, [index, line]] of shown.entries()) {
    const [before, after] = [shown[at - 1]?.[1], shown[at + 1]?.[1]];
    if (isOption(line, before, after) || isChoice(line, before, after)) continue;
    if (INSTRUCTIONS.test(line.text)) found.set(index, 'instructions');
    else if (ENDED.test(line.text)) found.set(index, 'end');
    else if (isSection(line, before, after)) found.set(index, 'section');
  }
  return found;
}
