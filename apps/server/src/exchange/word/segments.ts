import { cut, factsIn, isBlank, type Line, type TextLine } from './lines.js';
import { questionStarts } from './numbering-runs.js';
import type { RawQuestion } from './raw-question.js';
import {
  courseOf,
  isInstructions,
  isKeyPart,
  isKindTitle,
  isSection,
  keyLength,
  letterOf,
  lonePoints,
  numberOf,
  passageOf,
  pointsOf,
  whyLength,
} from './roles.js';
import { tidy } from './tidy.js';

export interface Segments {
  questions: RawQuestion[];
  course: string | undefined;
  /** Lines under `Kunci Jawaban` at the end. */
  keyPart: Line[];
}

const LABELS_WITHIN = /(?:\t\s*|\s+)(?=(?:\*\s*)?\(?[B-Jb-j][.)](?:\s|\S))/g;
const FIRST_WITHIN = /(?:\t\s*|\s{2,})(?=(?:\*\s*)?\(?[Aa][.)]\s*\S)/;

const next = (letter: string) => String.fromCharCode(letter.charCodeAt(0) + 1);

/** Options that stand in one line, each with its label. */
function optionsWithin(line: TextLine, first: string): TextLine[] {
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
  return places.map((from, at) => {
    const part = cut(line, from, places[at + 1]);
    return at === 0 ? { ...part, mark: line.mark } : part;
  });
}

/** Where the key at the end begins. */
function keyPartAt(lines: readonly Line[]): number {
  const at = lines.findLastIndex((line) => line.kind === 'text' && isKeyPart(line));
  if (at === -1) return lines.length;
  const following = lines.slice(at + 1).find((line) => line.kind === 'table' || !isBlank(line));
  if (following === undefined) return lines.length;
  const line = lines[at];
  const isTitle = line?.kind === 'text' && (line.heading !== undefined || !/:\s*$/.test(line.text));
  const isNumbered = following.kind === 'table' || numberOf(following) !== undefined;
  return isTitle || isNumbered ? at : lines.length;
}

const TITLE_NUMBER =
  /^\s*(?:(?:[IVX]{1,5}|[A-H]|\d{1,2})[.)]|(?:bagian|section|part|bab)\s+[\w]+\s*[.:–-]?)\s*/i;

/** Cuts the lines of a document into questions. */
export function segmentsOf(all: readonly Line[]): Segments {
  const keyAt = keyPartAt(all);
  const lines = all.slice(0, keyAt);
  const starts = questionStarts(lines);
  const questions: RawQuestion[] = [];
  const passages: { from: number; to: number; run: number; lines: Line[] }[] = [];
  let course: string | undefined;
  let topic: string | undefined;
  let section = '';
  let current: RawQuestion | undefined;
  /** Part that the next line continues. */
  let target: Line[] | undefined;
  /** Between questions, what belongs to none of them. */
  let loose: Line[] = [];
  let isInstruction = false;
  /** The last letter that Word counted. */
  let counted = '';

  function begin(line: TextLine, at: number): void {
    const start = starts.get(at);
    if (start === undefined) return;
    const { number, length, run, isAfterGap } = start;
    const lead = loose.filter((one) => one.kind === 'table' || !isBlank(one));
    current = {
      at: line.at,
      number,
      run,
      topic,
      section,
      stem: lead,
      options: [],
      points: undefined,
      key: undefined,
      why: [],
      isUnsure: isAfterGap || lead.length > 0,
    };
    loose = [];
    target = current.stem;
    questions.push(current);
    const rest = cut(line, length);
    take({ ...rest, mark: undefined });
  }

  function option(line: TextLine): boolean {
    if (current === undefined || current.key !== undefined || current.why.length > 0) return false;
    const label = letterOf(line);
    const last = current.options.at(-1);
    // Word may count the options of all questions as one list: E follows D of the question before.
    const isOneList = label?.isCounted === true && label.letter === next(counted);
    const expected = last === undefined ? 'A' : next(last.letter);
    if (label === undefined || (label.letter !== expected && !isOneList)) return false;
    if (label.isCounted) {
      counted = label.letter;
      const { isStarred, isCapital, length } = label;
      const lines: Line[] = [{ ...cut(line, length), mark: undefined }];
      current.options.push({ letter: expected, isStarred, isCapital, lines });
      target = lines;
      return true;
    }
    for (const part of optionsWithin(line, label.letter)) {
      const own = letterOf(part) ?? label;
      const text = { ...cut(part, own.length), mark: undefined };
      const points = pointsOf(text);
      const { letter, isStarred, isCapital } = own;
      const lines: Line[] = [points && isCapital ? cut(text, 0, points.from) : text];
      current.options.push({ letter, isStarred, isCapital, lines });
      target = lines;
    }
    return true;
  }

  /** Takes a line of a question. */
  function take(line: TextLine): void {
    if (current === undefined || target === undefined) return;
    if (option(line)) return;
    const lone = lonePoints(line);
    if (lone !== undefined) {
      current.points ??= lone;
      return;
    }
    const [asKey, asWhy] = [keyLength(line), whyLength(line)];
    if (asWhy !== undefined) {
      target = current.why;
      target.push(cut(line, asWhy));
      return;
    }
    if (asKey !== undefined) {
      current.key ??= [];
      target = current.key;
      target.push(cut(line, asKey));
      return;
    }
    if (target !== current.stem) {
      const isOption = target !== current.key && target !== current.why;
      if (!isOption || line.indent > 0 || line.text.trim() === '') target.push(line);
      else loose.push(line);
      return;
    }
    const within = FIRST_WITHIN.exec(line.text);
    const cutAt = within === null ? -1 : within.index + within[0].length;
    const rest = cutAt > 0 ? cut(line, cutAt) : undefined;
    if (rest !== undefined && within !== null && optionsWithin(rest, 'A').length > 1) {
      stemLine(cut(line, 0, within.index));
      option(rest);
      return;
    }
    stemLine(line);
  }

  function stemLine(line: TextLine): void {
    if (current === undefined) return;
    const found = pointsOf(line);
    // Points of a part of a question are its text.
    if (found === undefined || line.mark !== undefined) current.stem.push(line);
    else {
      current.points ??= found.points;
      current.stem.push(cut(line, 0, found.from));
    }
  }

  for (const [at, line] of lines.entries()) {
    if (line.kind === 'table') {
      for (const fact of questions.length === 0 ? factsIn(line) : []) course ??= courseOf(fact);
      if (target !== undefined) {
        const isBehindOptions =
          current !== undefined && target !== current.stem && current.key === undefined;
        (isBehindOptions && current?.why.length === 0 ? loose : target).push(line);
      } else if (questions.length > 0) loose.push(line);
      continue;
    }
    if (current === undefined) course ??= courseOf(line.text);
    if (starts.has(at)) {
      isInstruction = false;
      begin(line, at);
      continue;
    }
    if (isInstructions(line)) {
      isInstruction = true;
      [current, target, loose] = [undefined, undefined, []];
      continue;
    }
    const passage = passageOf(line);
    if (passage !== undefined) {
      const { from, to, length } = passage;
      const entry = { from, to, run: -1, lines: [] as Line[] };
      const rest = cut(line, length);
      if (rest.text.trim() !== '') entry.lines.push(rest);
      passages.push(entry);
      [current, target, loose] = [undefined, entry.lines, []];
      continue;
    }
    const isOptionNext =
      current !== undefined &&
      letterOf(line)?.letter === next(current.options.at(-1)?.letter ?? '@');
    if (
      isSection(line, isOptionNext ? letterOf(line)?.letter : undefined) &&
      !(isOptionNext && !isKindTitle(line.text))
    ) {
      [current, target, loose] = [undefined, undefined, []];
      const title = line.text.trim();
      section = title;
      if (line.heading !== undefined) {
        const name = title.replace(TITLE_NUMBER, '').trim();
        topic = isKindTitle(title) || name === '' ? undefined : name;
      }
      isInstruction = false;
      continue;
    }
    if (target === undefined) continue;
    if (isInstruction) continue;
    if (current === undefined) target.push(line);
    else take(line);
  }

  for (const { from, to, lines: told } of passages) {
    const before = questions.findIndex(
      ({ number, at }) => number >= from && at > (told[0]?.at ?? 0),
    );
    const run = questions[before]?.run;
    for (const question of questions)
      if (question.run === run && question.number >= from && question.number <= to)
        question.stem.unshift(...told);
  }
  for (const question of questions) tidy(question);
  return { questions, course, keyPart: all.slice(keyAt + 1) };
}
