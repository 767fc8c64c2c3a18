import { QUESTIONS_IMPORT_MAX } from '@bank-soal/contract/questions';
import { keyPartOf } from './key-part.js';
import { cut, factsIn, isBlank, type Line, type TextLine } from './lines.js';
import { questionStarts } from './numbering-runs.js';
import { endBeforeOptions, inOrder, keyApart, next, optionsWithin } from './options-within.js';
import type { RawQuestion } from './raw-question.js';
import {
  courseOf,
  firstPointsOf,
  keyLength,
  letterOf,
  lettersIn,
  lonePoints,
  passageOf,
  pointsOf,
  whyLength,
} from './roles.js';
import { type Passage, sharePassages } from './shared-passages.js';
import { tidy } from './tidy.js';
import { isKindTitle, titlesIn } from './titles.js';

export interface Segments {
  questions: RawQuestion[];
  course: string | undefined;
  /** Lines before the keys of all questions. */
  lines: Line[];
  /** Lines under `Kunci Jawaban` at the end. */
  keyPart: Line[];
}

const TITLE_NUMBER =
  /^\s*(?:(?:[IVX]{1,5}|[A-H]|\d{1,2})[.)]|(?:bagian|section|part|bab)\s+[\w]+\s*[.:–-]?)\s*/i;
const SIGNED =
  /mengetahui|menyetujui|dosen\s+pengampu|\bNI(?:P|DN|K)\b|koordinator|ketua\s+program/i;

/** Gathers the parts of one question after another. */
function createGatherer() {
  const questions: RawQuestion[] = [];
  let current: RawQuestion | undefined;
  /** Part that the next line continues. */
  let target: Line[] | undefined;
  /** Between questions, what belongs to none of them. */
  let loose: Line[] = [];
  /** The last letter that Word counted. */
  let counted = '';

  function add(letter: string, label: NonNullable<ReturnType<typeof letterOf>>, line: TextLine) {
    const { isStarred, isCapital, length } = label;
    const [text, points] = [{ ...cut(line, length), mark: undefined }, pointsOf(cut(line, length))];
    const lines: Line[] = [points && isCapital ? cut(text, 0, points.from) : text];
    current?.options.push({ letter, isStarred, isCapital, lines, label: cut(line, 0, length) });
    target = lines;
  }

  const canHaveOptions = ({ key, why, options }: RawQuestion) => {
    if (why.length > 0) return false;
    if (key === undefined) return true;
    const [first, ...more] = key;
    // The key may stand before them.
    return (
      (options.length === 0 || target !== key) &&
      more.length === 0 &&
      first?.kind === 'text' &&
      lettersIn(first.text) !== undefined
    );
  };

  function option(line: TextLine): boolean {
    if (current === undefined || !canHaveOptions(current)) return false;
    const label = letterOf(line);
    const last = current.options.at(-1);
    // Word may count the options of all questions as one list: E follows D of the question before.
    const isOneList = label?.isCounted === true && label.letter === next(counted);
    const expected = last === undefined ? 'A' : next(last.letter);
    const isMissing = last !== undefined && !isOneList && label?.letter === next(expected);
    if (label === undefined || (label.letter !== expected && !isOneList && !isMissing))
      return false;
    if (isMissing) current.isUnsure = true;
    // What stands between two options belongs to the first of them.
    if (last !== undefined) last.lines.push(...loose.splice(0));
    if (label.isCounted) {
      counted = label.letter;
      add(isMissing ? label.letter : expected, label, line);
      return true;
    }
    for (const part of optionsWithin(line, label.letter)) {
      const own = letterOf(part) ?? label;
      add(own.letter, own, part);
    }
    return true;
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

  function take(line: TextLine): void {
    if (current === undefined || target === undefined || option(line)) return;
    const lone = lonePoints(line);
    if (lone !== undefined) {
      current.points ??= lone;
      return;
    }
    const [asKey, asWhy] = [keyLength(line), whyLength(line)];
    if (asKey !== undefined || asWhy !== undefined) {
      if (asWhy === undefined) current.key ??= [];
      target = asWhy === undefined ? current.key : current.why;
      target?.push(cut(line, asWhy ?? asKey ?? 0));
      return;
    }
    if (target !== current.stem) {
      const isOption = target !== current.key && target !== current.why;
      const isSameParagraph = target.at(-1)?.at === line.at;
      if (!isOption || line.indent > 0 || line.isMono || isSameParagraph || isBlank(line))
        target.push(line);
      else loose.push(line);
      return;
    }
    const options = endBeforeOptions(line);
    stemLine(options === undefined ? line : cut(line, 0, options.end));
    if (options !== undefined) option(cut(line, options.from));
  }

  return {
    questions,
    begin: (
      head: Omit<RawQuestion, 'stem' | 'options' | 'points' | 'key' | 'why'>,
      line: TextLine,
    ) => {
      const lead = loose.filter((one) => one.kind === 'table' || !isBlank(one));
      const first = firstPointsOf(line);
      current = {
        ...head,
        stem: lead,
        options: [],
        points: first?.points,
        key: undefined,
        why: [],
        isUnsure: head.isUnsure || lead.length > 0,
      };
      loose = [];
      target = current.stem;
      questions.push(current);
      take({ ...(first === undefined ? line : cut(line, first.length)), mark: undefined });
    },
    take: (line: TextLine) => (current === undefined ? target?.push(line) : take(line)),
    takeTable: (line: Line) => {
      const isBehindOptions =
        current !== undefined && target !== current.stem && current.key === undefined;
      if (target !== undefined)
        (isBehindOptions && current?.why.length === 0 ? loose : target).push(line);
      else if (questions.length > 0) loose.push(line);
    },
    /** Ends the question; what follows belongs to `lines`, or to nothing. */
    end: (lines?: Line[]) => {
      [current, target, loose] = [undefined, lines, []];
    },
    isOption: (line: TextLine) =>
      current !== undefined &&
      letterOf(line)?.letter === next(current.options.at(-1)?.letter ?? '@'),
  };
}

/** Cuts the lines of a document into questions. */
export function segmentsOf(document: readonly Line[]): Segments {
  const all = inOrder(document.flatMap(keyApart));
  const segments = segmentsIn(all);
  if (segments.questions.length > 0) return segments;
  // Where headings alone have numbers, they ask.
  return segmentsIn(
    all.map((line) => (line.kind === 'text' ? { ...line, heading: undefined } : line)),
  );
}

function segmentsIn(all: readonly Line[]): Segments {
  const { lines, keyPart } = keyPartOf(all);
  const starts = questionStarts(lines);
  const titles = titlesIn(lines);
  const lastStart = Math.max(...starts.keys());
  const gatherer = createGatherer();
  const passages: Passage[] = [];
  let course: string | undefined;
  let topic: string | undefined;
  let topicLevel = 0;
  let section = '';
  let isInstruction = false;

  for (const [at, line] of lines.entries()) {
    if (line.kind === 'table') {
      const facts = factsIn(line);
      if (gatherer.questions.length === 0) for (const fact of facts) course ??= courseOf(fact);
      const isSigned = at > lastStart && facts.some((fact) => SIGNED.test(fact));
      if (!isSigned) gatherer.takeTable(line);
      continue;
    }
    if (gatherer.questions.length === 0) course ??= courseOf(line.text);
    const start = starts.get(at);
    if (start !== undefined) {
      isInstruction = false;
      const { number, length, run, isAfterGap: isUnsure } = start;
      gatherer.begin({ at: line.at, number, run, topic, section, isUnsure }, cut(line, length));
      continue;
    }
    const title = titles.get(at);
    if (title === 'instructions' || (title === 'end' && at > lastStart)) {
      isInstruction = title === 'instructions';
      gatherer.end();
      continue;
    }
    const passage = passageOf(line);
    if (passage !== undefined) {
      const { from, to, length } = passage;
      const rest = cut(line, length);
      const firstLines: Line[] = rest.text.trim() === '' ? [] : [rest];
      passages.push({ from, to, at: line.at, lines: firstLines });
      gatherer.end(firstLines);
      continue;
    }
    if (title === 'section' && !(gatherer.isOption(line) && !isKindTitle(line.text))) {
      gatherer.end();
      section = line.text.trim();
      if (line.heading !== undefined) {
        const name = section.replace(TITLE_NUMBER, '').trim();
        const isTopic = !isKindTitle(section) && name !== '';
        // `Pilihan Ganda` below `Basis Data` has its topic.
        if (isTopic || line.heading <= topicLevel) {
          topic = isTopic ? name : undefined;
          topicLevel = line.heading;
        }
      }
      isInstruction = false;
      continue;
    }
    if (!isInstruction) gatherer.take(line);
  }

  const { questions } = gatherer;
  if (questions.length <= QUESTIONS_IMPORT_MAX) sharePassages(passages, questions);
  for (const question of questions) tidy(question);
  return { questions, course, lines, keyPart };
}
