import { cut, type Line, type TextLine } from './lines.js';
import { markedLine, markedWord } from './marks.js';
import type { RawQuestion } from './raw-question.js';
import { truthIn } from './roles.js';

const PAIR = String.raw`(benar|b|true|t)\s*(?:\/|\||–|-|\t|\s{2,}|\s+atau\s+|\s+or\s+)\s*(salah|s|false|f)`;
/** Behind the text, or in a line of its own. */
const ASKED = new RegExp(
  String.raw`(?:^\s*[([]?|[\s]*[([]|\t|\s{2,})\s*${PAIR}\s*[)\]]?\s*\.?\s*$`,
  'id',
);
/** Before the text. */
const LED = new RegExp(
  String.raw`^\s*[([]?\s*${PAIR}\s*(?:[)\]]|(?=\s*:)|(?<=[bs])\s+(?=\S{3}))\s*[.:–-]?\s*`,
  'id',
);
const SPACE = /^\s*(?:[([]\s*(?:_+|\.+|…+)?\s*[)\]]|_{2,}|☐)\s*/;
const BOX = /^\s*[☐□▢○◯☑☒]\s*/;
/** One of the words in a line of its own. */
const BOXED = /^\s*(?:[☐□▢○◯☑☒]\s*)?(?:benar|salah|true|false)\s*\.?\s*$/i;
const SECTION = /benar\s*(?:[/–-]|atau)?\s*salah|true\s*(?:\/|or)?\s*false/i;
const COUNT = /^\s*(?:[A-Z]+|\d+)[.)]\s*/;

/** A word of truth, perhaps in a box. */
export const boxedTruth = (text: string) => truthIn(text.replace(BOX, ''));

/** A question of true or false without what only says that it is one. */
export interface Truth {
  isTruth: boolean;
  stem: Line[];
  /** The word that is marked. */
  marked: 'benar' | 'salah' | undefined;
}

const headText = (lines: readonly Line[]) => {
  const head = lines.find((line) => line.kind === 'text');
  return head?.kind === 'text' ? head.text : '';
};

/** A line that asks for one of the two words: the rest of it, and the word that stands out. */
function askedIn(line: Line | undefined): Pick<Truth, 'marked' | 'stem'> | undefined {
  if (line?.kind !== 'text') return undefined;
  const [behind, before] = [ASKED.exec(line.text), LED.exec(line.text)];
  const found = behind ?? before;
  const words = found?.indices?.slice(1, 3);
  if (found === null || words === undefined) return undefined;
  const at = markedWord(line, words as [number, number][]);
  const rest =
    behind === null
      ? { ...cut(line, found[0].length), mark: line.mark }
      : cut(line, 0, found.index);
  return { marked: at === undefined ? undefined : at === 0 ? 'benar' : 'salah', stem: [rest] };
}

/** Tells whether a question is one of true or false, by its options, its text or its section. */
export function truthOf(raw: RawQuestion, keyText: string | undefined): Truth {
  const { options, stem, section } = raw;
  const truth = (rest: Line[], marked?: Truth['marked']) => {
    const [head, ...more] = rest;
    const led = head?.kind === 'text' ? (SPACE.exec(head.text)?.[0].length ?? 0) : 0;
    const shown = head?.kind === 'text' && led > 0 ? [cut(head, led), ...more] : rest;
    return { isTruth: true, stem: shown, marked };
  };
  const words = options.map(({ lines }) => boxedTruth(headText(lines)));
  if (options.length === 2 && words[0] && words[1] && words[0] !== words[1]) return truth(stem);
  if (options.length > 0) return { isTruth: false, stem, marked: undefined };
  const boxed = stem.filter(
    (line): line is TextLine => line.kind === 'text' && BOXED.test(line.text),
  );
  if (boxed.length === 2) {
    const ticked =
      boxed.find((line) => /^\s*[☑☒]/.test(line.text)) ?? boxed[markedLine(boxed) ?? -1];
    const marked = ticked && boxedTruth(ticked.text);
    return truth(
      stem.filter((line) => boxed.every((one) => one !== line)),
      marked,
    );
  }
  for (const at of [stem.length - 1, 0]) {
    const asked = askedIn(stem[at]);
    if (asked !== undefined) return truth(stem.toSpliced(at, 1, ...asked.stem), asked.marked);
  }
  const isSaid = keyText !== undefined && truthIn(keyText) !== undefined;
  const isWritten = isSaid && /^\s*(?:benar|salah|true|false)\s*\.?\s*$/i.test(keyText ?? '');
  const title = section.replace(COUNT, '');
  const isSection = SECTION.test(title) && (isSaid || title.search(SECTION) === 0);
  return isWritten || isSection ? truth(stem) : { isTruth: false, stem, marked: undefined };
}
