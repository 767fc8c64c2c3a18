import {
  NEW_QUESTION,
  QUESTIONS_IMPORT_MAX,
  type QuestionBody,
  type QuestionKind,
  type ReviewedQuestion,
} from '@bank-soal/contract/questions';
import { judge } from '../judge.js';
import { toPlain } from '../text/plain.js';
import { bar, type Draft, FileRefused, note, type Problem, type ReadRow } from '../types.js';
import type { WordBlock } from './blocks.js';
import { type Keys, keysIn } from './keys.js';
import { type Line, plainLine } from './lines.js';
import { areAllBold, markedIn } from './marks.js';
import { type Passage, passagesOf } from './passages.js';
import type { RawQuestion } from './raw-question.js';
import { lettersIn, truthIn } from './roles.js';
import { segmentsOf } from './segments.js';
import { linesOf } from './tables.js';
import { createWriter } from './to-markdown.js';
import { boxedTruth, truthOf } from './truths.js';

/** A line or dots to write on; of three dots alone those that stand for words, which rows of numbers have, too. */
const BLANK =
  /_{3,}|\.{5,}|…{2,}|…\s*\.{2,}|\[\s*\]|\(\s{3,}\)|(?:^|[\p{L}\p{N})=:]\s+)(?:\.{3,}|…)(?:\s*[.?]?\s*$|\s+\p{L})/u;

const headOf = (lines: readonly Line[]) => {
  const head = lines.find((line) => line.kind === 'text');
  return head?.kind === 'text' ? head.text : '';
};

interface Answer {
  right: string[];
  problems: Problem[];
}

const isEqual = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((one) => b.includes(one));

/** The key of a choice: what is named for it, else its line, else asterisks, else what stands out. */
function keyOf(raw: RawQuestion, named: string | undefined, marked: readonly string[]): Answer {
  const letters = new Set(raw.options.map(({ letter }) => letter));
  /** Its letters, else the option that has its text. */
  const namedBy = (text: string) => {
    const found = lettersIn(text)?.filter((one) => letters.has(one)) ?? [];
    const shown = text.trim().toLowerCase();
    return found.length > 0
      ? found
      : raw.options
          .filter(({ lines }) => shown !== '' && headOf(lines).trim().toLowerCase() === shown)
          .map(({ letter }) => letter);
  };
  const said = [named, raw.key === undefined ? undefined : headOf(raw.key)]
    .map((text) => (text === undefined ? [] : namedBy(text)))
    .find((one) => one.length > 0);
  const starred = raw.options.filter(({ isStarred }) => isStarred).map(({ letter }) => letter);
  const ways = [said, starred, marked.slice(0, 1)].filter(
    (one) => one !== undefined && one.length > 0,
  );
  const right = ways[0] ?? [];
  const isUnsure =
    marked.length > 1 || ways.some((one) => one !== undefined && !isEqual(one, right));
  const problems: Problem[] = [];
  if (right.length === 0) problems.push(bar({ code: 'no-key' }));
  else if (isUnsure) problems.push(note({ code: 'unsure-key', letter: right.join(', ') }));
  return { right, problems };
}

function hasCode(lines: readonly Line[]): boolean {
  const mono = lines.filter((line) => line.kind === 'text' && line.isMono);
  return (
    mono.length > 1 || mono.some((line) => line.kind === 'text' && /[;{}=]|\(.*\)/.test(line.text))
  );
}

const LETTER_LED = /^\s*([A-J])\.\s+\S/;

/** Letters of an answer: its first line, or the letters that lead in its first lines. */
function lettersOf(answers: readonly Line[]): string {
  const letters: string[] = [];
  for (const line of answers) {
    const letter = line.kind === 'text' ? LETTER_LED.exec(line.text)?.[1] : undefined;
    if (letter === undefined) break;
    letters.push(letter);
  }
  return letters.length > 0 ? letters.join(', ') : headOf(answers);
}

/** Colour of explanations in keys of this bank. */
const EXPLAINED = '565e6b';

/** The place where an answer ends, and its explanation begins. */
function endOfAnswer(lines: readonly Line[]): number {
  const at = lines.findIndex((line) => {
    const words = line.kind === 'text' && !line.isMono ? line.pieces : [];
    const colors = words.flatMap((piece) =>
      piece.kind === 'text' && piece.text.trim() !== '' ? [piece.look.color] : [],
    );
    return colors.length > 0 && colors.every((color) => color === EXPLAINED);
  });
  return at > 0 ? at : lines.length;
}

/** Explanation after the answer to a choice. */
function reasonsIn(answers: readonly Line[] = []): readonly Line[] {
  const led = answers.findIndex((line) => line.kind !== 'text' || !LETTER_LED.test(line.text));
  return led === 0 ? answers.slice(1) : led === -1 ? [] : answers.slice(led);
}

const namedLines = (text: string | undefined) =>
  text === undefined ? undefined : [plainLine(text)];

/** Reads a question; a fault of its own keeps only it out. */
function draftOf(
  raw: RawQuestion,
  course: string | undefined,
  given: readonly Line[] | undefined,
  isMarkdown = false,
): Draft {
  const writer = createWriter();
  const problems: Problem[] = raw.isUnsure ? [note({ code: 'unsure-boundary' })] : [];
  const answers = given ?? raw.key;
  const keyText = answers === undefined ? undefined : lettersOf(answers);
  const saidTruth = keyText === undefined ? undefined : truthIn(keyText);
  const { isTruth, stem, marked: wordMarked } = truthOf(raw, keyText);
  const body: QuestionBody = {};
  const markdown = writer.write(stem);
  let kind: QuestionKind;
  let answer = '';
  if (isTruth) {
    kind = 'benar-salah';
    const letter = keyText === undefined ? undefined : lettersIn(keyText)?.[0];
    const chosen = raw.options.find((one) => one.letter === letter);
    const marked = markedIn(raw.options)[0] ?? raw.options.find((one) => one.isStarred)?.letter;
    const byMark = raw.options.find((one) => one.letter === marked);
    const found = (chosen ?? (saidTruth === undefined ? byMark : undefined))?.lines;
    const truth = found === undefined ? (saidTruth ?? wordMarked) : boxedTruth(headOf(found));
    if (truth === undefined) problems.push(bar({ code: 'no-key' }));
    // Without a key it is not stored; its other faults are found all the same.
    answer = truth ?? 'benar';
  } else if (raw.options.length >= 2) {
    kind = 'pilihan';
    const marked = markedIn(raw.options);
    const key = keyOf(raw, given && lettersOf(given), marked);
    problems.push(...key.problems);
    const right = key.right.length > 0 ? key.right : [raw.options[0]?.letter];
    const isBold = areAllBold(raw.options);
    body.options = raw.options.map(({ letter, lines }) => ({
      markdown: writer.write(lines, isBold || marked.includes(letter)),
      right: right.includes(letter),
    }));
  } else {
    kind =
      BLANK.test(toPlain(markdown)) && !hasCode(stem) ? 'isian' : hasCode(stem) ? 'kode' : 'uraian';
    const end = endOfAnswer(answers ?? []);
    const keyLines = answers?.slice(0, end) ?? [];
    answer = isMarkdown && answers === given ? headOf(keyLines) : writer.write(keyLines);
    if (raw.why.length === 0) raw.why = [...(answers?.slice(end) ?? [])];
  }
  const isOpen = kind !== 'pilihan' && kind !== 'benar-salah';
  const explanation = writer.write(
    raw.why.length > 0 || isOpen ? raw.why : reasonsIn(given ?? raw.key),
  );
  const topics = raw.topic === undefined ? [] : [raw.topic];
  return {
    line: raw.at,
    title: toPlain(markdown).slice(0, 400),
    kind,
    body: {
      ...body,
      kind,
      markdown,
      answer,
      explanation,
      topics,
      ...(course !== undefined && { subject: course }),
      ...(raw.points !== undefined && { points: raw.points }),
    },
    problems: [...problems, ...writer.problems],
    images: writer.images(),
  };
}

/** A row with all that is looked at before it is stored. */
function reviewed({ body, images = [] }: Draft, row: ReadRow, passage?: Passage): ReadRow {
  const whole = { ...NEW_QUESTION, kind: 'uraian', markdown: '', ...body };
  const review = { body: whole, passage: passage?.lines ?? [] } as ReviewedQuestion;
  return { ...row, review, images: [...images, ...(passage?.images ?? [])] };
}

/** Keys by the paragraph that a question begins in: `{ 12: ['B'] }`. */
export type NamedKeys = ReadonlyMap<number, string>;

/**
 * Reads the questions of a Word document.
 *
 * @param named keys that the file does not name
 * @param keyFile what a second file says of the keys, by number
 * @param isReview tells each question with its passage, whether it can be stored or not
 * @throws FileRefused where there is no question
 */
export function readWord(
  blocks: readonly WordBlock[],
  named: NamedKeys = new Map(),
  keyFile?: Keys,
  isReview = false,
): { rows: ReadRow[] } {
  const { questions, course, lines, keyPart } = segmentsOf(linesOf(blocks));
  if (questions.length === 0) throw new FileRefused({ code: 'no-questions' });
  if (questions.length > QUESTIONS_IMPORT_MAX)
    throw new FileRefused({ code: 'too-many', what: 'questions', max: QUESTIONS_IMPORT_MAX });
  const atEnd = keysIn(keyPart);
  const rows = questions.map((raw) => {
    const byHand = namedLines(named.get(raw.at));
    const byFile = keyFile?.find(raw, questions);
    const given = byHand ?? byFile ?? atEnd.find(raw, questions);
    const draft = draftOf(raw, course, given, keyFile?.isMarkdown && given === byFile);
    return { draft, row: judge(draft) };
  });
  if (!isReview) return { rows: rows.map(({ row }) => row) };
  const starts = questions.map(({ at }) => at);
  const passages = passagesOf(lines, starts);
  return { rows: rows.map(({ draft, row }, at) => reviewed(draft, row, passages[at])) };
}
