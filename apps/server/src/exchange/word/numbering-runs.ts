import type { Line } from './lines.js';
import { letterOf, type NumberLabel, numberOf, passageOf } from './roles.js';
import { titlesIn } from './titles.js';

/** A line that may begin a question. */
interface Candidate extends NumberLabel {
  index: number;
  indent: number;
  /** A title of a section stands between it and the one before. */
  isAfterSection: boolean;
  isInstruction: boolean;
  hasOptions: boolean;
}

/** Numbers that go on: the questions of a section, or a list within one. */
interface Run {
  first: Candidate;
  last: number;
  members: Candidate[];
  isNested: boolean;
  hasOptions: boolean;
  isInstruction: boolean;
}

/** A question's place among the lines. */
export interface QuestionStart {
  number: number;
  length: number;
  /** Questions that are numbered together have the same. */
  run: number;
  /** Numbers before it are missing. */
  isAfterGap: boolean;
}

/** Farther than the numbers of one list stand from each other, in twentieths of a point. */
const DEEPER = 150;
const MOST_GAP = 20;
const MOST_OPEN = 12;

const hasFirstOption = (line: Line | undefined) =>
  line?.kind === 'text' &&
  (letterOf(line)?.letter === 'A' || /(?:\t|\s{2})\(?[Aa][.)]\s*\S/.test(line.text));

const MOST_LINES = 60;

/** Whether a question of that number follows soon, after numbers of a passage's own. */
const awaits = (lines: readonly Line[], at: number, number: number, style?: string) =>
  lines.slice(at + 1, at + MOST_LINES).some((line) => {
    const label = line.kind === 'text' ? numberOf(line) : undefined;
    return label?.number === number && (style === undefined || label.style === style);
  });

function candidatesIn(lines: readonly Line[]): Candidate[] {
  const found: Candidate[] = [];
  const titles = titlesIn(lines);
  let isAfterSection = true;
  let isInstruction = false;
  /** The first question of a passage; numbers before it are the passage's own. */
  let awaited: number | undefined;
  for (const [index, line] of lines.entries()) {
    if (line.kind !== 'text') continue;
    const passage = passageOf(line);
    if (passage !== undefined) {
      awaited = passage.from;
      continue;
    }
    const title = titles.get(index);
    if (title !== undefined) {
      isInstruction = title === 'instructions';
      isAfterSection = true;
      awaited = undefined;
      continue;
    }
    const label = numberOf(line);
    if (label === undefined) continue;
    const style = found.at(-1)?.style;
    const isOwn =
      awaited !== undefined &&
      (label.number < awaited
        ? awaits(lines, index, awaited)
        : style !== undefined && label.style !== style && awaits(lines, index, awaited, style));
    if (isOwn) continue;
    awaited = undefined;
    found.push({
      ...label,
      index,
      indent: line.indent,
      isAfterSection,
      isInstruction,
      hasOptions: false,
    });
    isAfterSection = false;
  }
  for (const [at, candidate] of found.entries()) {
    const end = found[at + 1]?.index ?? lines.length;
    candidate.hasOptions = lines.slice(candidate.index, end).some(hasFirstOption);
  }
  return found;
}

function goesOn({ last, first }: Run, next: Candidate, isBase: boolean): boolean {
  const isSameStyle = first.style === next.style && first.level === next.level;
  if (first.style.startsWith('list') && isSameStyle) return next.number > last || next.number === 1;
  if (next.number === last + 1)
    return (
      isSameStyle ||
      first.style.startsWith('list') !== next.style.startsWith('list') ||
      first.level === next.level
    );
  const gap = next.number - last;
  return isBase && isSameStyle && gap > 0 && gap <= MOST_GAP;
}

/** The run that a number continues: one that is written and moved in as it, else the innermost. */
function placeOf(stack: readonly Run[], one: Candidate): number {
  const found = [...stack.keys()].filter((place) => goesOn(stack[place] as Run, one, place === 0));
  const like = found.findLast((place) => {
    const first = stack[place]?.first;
    return first?.style === one.style && Math.abs(first.indent - one.indent) < DEEPER;
  });
  return like ?? found.at(-1) ?? -1;
}

/** Statements between a question and its options, of which the last seems to have them. */
function areStatements({ members: asked, hasOptions }: Run, { members, first }: Run): boolean {
  const isOpen = hasOptions && asked.at(-1)?.hasOptions === false;
  const isLastOnly =
    members.at(-1)?.hasOptions &&
    members.every((one, at) => !one.hasOptions || at === members.length - 1);
  return isOpen && isLastOnly === true && members.length > 1 && first.style !== asked[0]?.style;
}

function closeStack([base, ...open]: readonly Run[]): void {
  for (const run of open) {
    // Behind `Soal 3`, a number alone is a list of its text.
    const isLedOtherwise = base?.first.isLed === true && !run.first.isLed;
    if (base !== undefined && (isLedOtherwise || areStatements(base, run))) run.isNested = true;
  }
}

/** Which numbers begin questions: those of no list under instructions, and of no list within a question. */
export function questionStarts(lines: readonly Line[]): Map<number, QuestionStart> {
  const runs: Run[] = [];
  let stack: Run[] = [];
  for (const one of candidatesIn(lines)) {
    if (one.isAfterSection) {
      closeStack(stack);
      stack = [];
    }
    const at = placeOf(stack, one);
    const known = stack[at];
    const isAnew = known !== undefined && one.number <= known.last;
    if (known !== undefined && !isAnew) {
      for (const run of stack.splice(at + 1)) run.isNested = true;
      known.last = one.number;
      known.members.push(one);
      known.hasOptions ||= one.hasOptions;
      continue;
    }
    const base = stack[0];
    const before = lines[one.index - 1];
    const isLedIn = before?.kind === 'text' && /[:：]\s*$/.test(before.text);
    const isDeeper =
      base !== undefined &&
      (one.level > base.first.level || one.indent > base.first.indent + DEEPER || isLedIn);
    const run: Run = {
      first: one,
      last: one.number,
      members: [one],
      isNested: isDeeper && !base.isInstruction && !one.hasOptions,
      hasOptions: one.hasOptions,
      isInstruction:
        one.isInstruction && !one.isLed && (base === undefined || base.first.style === one.style),
    };
    // No list begins so: the question is out of order, or its number stands twice.
    const isOutOfOrder =
      base !== undefined &&
      !base.isInstruction &&
      !isDeeper &&
      one.number > 1 &&
      one.style === base.first.style &&
      stack.length === 1;
    if (isOutOfOrder) {
      base.members.push(one);
      base.hasOptions ||= one.hasOptions;
      continue;
    }
    if (base?.isInstruction && !run.isInstruction) stack = [];
    runs.push(run);
    stack.push(run);
    // Nobody writes lists so deep; one that is forged would be searched through at every number.
    if (stack.length > MOST_OPEN) stack.splice(1, 1);
  }
  closeStack(stack);
  // Open rows at the end belong to the last question, unless they look like a section of their own.
  const [base, ...open] = stack;
  for (const run of open)
    if (base?.hasOptions && !run.hasOptions && run.first.style !== base.first.style)
      run.isNested = true;

  const starts = new Map<number, QuestionStart>();
  const asked = runs.filter((run) => !run.isNested && (!run.isInstruction || run.hasOptions));
  // Under instructions without an end, what counts anew asks.
  const questions = asked.length > 0 ? asked : runs.filter(({ isNested }) => !isNested).slice(1);
  for (const [at, { members }] of questions.entries()) {
    let last: number | undefined;
    for (const { index, number, length } of members) {
      const isAfterGap = last !== undefined && number !== last + 1;
      starts.set(index, { number, length, run: at, isAfterGap });
      last = Math.max(last ?? 0, number);
    }
  }
  return starts;
}
