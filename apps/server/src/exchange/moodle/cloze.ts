import { FULL_WEIGHT, numberIn, type QuestionBody } from '@bank-soal/contract/questions';
import { acceptedText } from '../accepted.js';
import { parseMarkdown } from '../text/markdown.js';
import { fromPlain } from '../text/plain.js';

/** A blank: its points, its type, its answers; a backslash keeps a brace within. */
const BLANK = /\{\d*:([A-Z]+)(?:_[A-Z]+)?:((?:\\[^]|[^\\}])*)\}/g;

const CHOICES = /^(?:MULTICHOICE|MC|MULTIRESPONSE|MR)/;
const NUMBERS = /^(?:NUMERICAL|NM)/;
const ANYTHING = '*';

/** Stand around the number of a blank while its text becomes Markdown; no text has them. */
const [BEGIN, END] = ['\uFDD1', '\uFDD2'];
const MARK = new RegExp(`${BEGIN}(\\d+)${END}`, 'g');

interface Answer {
  text: string;
  weight: number;
  /** How far off a number may be. */
  tolerance?: number | undefined;
}

interface Blank {
  type: string;
  answers: Answer[];
  hasFeedback: boolean;
}

/** Makes a plain text of what stands between the signs of a blank. */
type ReadAnswer = (source: string) => string;

/** Answers stand between tildes; right ones after `=` or so many percent, feedback after `#`. */
function blankOf(type: string, source: string, readAnswer: ReadAnswer): Blank {
  let hasFeedback = false;
  const answers = source.split(/(?<!\\)~/).flatMap((one): Answer[] => {
    const [, percent, equal, rest = ''] = /^(?:%(-?[\d.,]+)%|(=))?([^]*)$/.exec(one.trim()) ?? [];
    // A number of HTML's signs (`&#39;`) begins no feedback.
    const [said = '', ...feedback] = rest.split(/(?<![\\&])#/);
    hasFeedback ||= feedback.some((text) => text.trim() !== '');
    const whole = readAnswer(said.replace(/\\([~#{}/"])/g, '$1')).trim();
    if (whole === '') return [];
    const [number = '', off] = NUMBERS.test(type) ? whole.split(':') : [];
    const isNumber = numberIn(number) !== undefined;
    return [
      {
        text: isNumber ? number.trim() : whole,
        weight: equal ? FULL_WEIGHT : (numberIn(percent ?? '') ?? 0),
        tolerance: isNumber ? numberIn(off ?? '') : undefined,
      },
    ];
  });
  return { type, answers, hasFeedback };
}

/** Where code and formulas stand in a text, which know no backslashes. */
function verbatimIn(markdown: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  const pending: unknown[] = [parseMarkdown(markdown)];
  for (let node = pending.pop(); node; node = pending.pop()) {
    const { type, children, position } = node as ReturnType<typeof parseMarkdown>;
    if (/^(?:code|inlineCode|math|inlineMath)$/.test(type) && position) {
      found.push({ start: position.start.offset ?? 0, end: position.end.offset ?? 0 });
    }
    if (children) pending.push(...children);
  }
  return found;
}

/** Placeholder of a blank: its number, a line to write on, and its options. */
function placeholderOf({ type, answers }: Blank, number: number, isVerbatim: boolean): string {
  const line = isVerbatim ? '____' : '\\_\\_\\_\\_';
  const texts = answers.map(({ text }) => (isVerbatim ? text : fromPlain(text)));
  return `(${number}) ${line}${CHOICES.test(type) ? ` (${texts.join(' / ')})` : ''}`;
}

const keyOf = ({ answers }: Blank) =>
  answers
    .filter(({ weight, text }) => weight > 0 && text !== ANYTHING)
    .map((one) => acceptedText({ answers: [one], ...one }))
    .join(' atau ');

/** A text with blanks as a question, and its lost parts. */
export interface Cloze {
  body: QuestionBody;
  count: number;
  isPartial: boolean;
  hasFeedback: boolean;
  /** Answers that are known to be wrong, where they are no options. */
  wrong: string[];
}

/**
 * A text with blanks in it: they are numbered, and their answers listed. Blanks are cut out before the
 * text becomes Markdown, which would put backslashes into them.
 */
export function readCloze(
  source: string,
  readText: (text: string) => string,
  readAnswer: ReadAnswer,
): Cloze {
  const blanks: Blank[] = [];
  const marked = source
    .replace(/[\uFDD1\uFDD2]/g, '\uFFFD')
    .replace(BLANK, (_, type: string, inner: string) => {
      blanks.push(blankOf(type, inner, readAnswer));
      return `${BEGIN}${blanks.length}${END}`;
    });
  const text = readText(marked);
  const verbatim = verbatimIn(text);
  const markdown = text.replace(MARK, (found, number: string, at: number) => {
    const blank = blanks[Number(number) - 1];
    const isVerbatim = verbatim.some(({ start, end }) => at >= start && at < end);
    return blank ? placeholderOf(blank, Number(number), isVerbatim) : found;
  });
  const all = blanks.flatMap(({ type, answers }) =>
    answers.map((one) => ({ ...one, isOption: CHOICES.test(type) })),
  );
  return {
    body: {
      kind: 'isian',
      markdown,
      answer: blanks.map((blank, at) => `(${at + 1}) ${keyOf(blank)}`).join('; '),
    },
    count: blanks.length,
    isPartial: all.some(({ weight }) => weight > 0 && weight < FULL_WEIGHT),
    hasFeedback: blanks.some((one) => one.hasFeedback),
    wrong: all
      .filter(({ weight, text: said, isOption }) => weight <= 0 && !isOption && said !== ANYTHING)
      .map(({ text: said }) => said),
  };
}
