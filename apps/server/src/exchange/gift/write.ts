import type { QuestionFields } from '@bank-soal/contract/questions';
import { acceptedOf } from '../accepted.js';
import { writeCategory } from '../category.js';
import { shareOf } from '../grading.js';
import { writeKnown } from '../known.js';
import { writeLabels } from '../labels.js';
import { beginningOf, toPlain } from '../text/plain.js';
import { toHtml } from '../text/to-html.js';
import { CATEGORY, KNOWN } from './signs.js';

/** Signs of GIFT, and breaks: a blank line would end the question. */
const escapeText = (text: string) =>
  text
    .replace(/[\\~=#{}:]/g, '\\$&')
    // An arrow alone would make a pair of an answer.
    .replaceAll('->', '-\\>')
    .replaceAll('\n', '\\n');

/** As Markdown; as HTML where there are formulas, which Moodle's Markdown would take apart. */
const writeText = (markdown: string) =>
  markdown.includes('$')
    ? `[html]${escapeText(toHtml(markdown))}`
    : `[markdown]${escapeText(markdown)}`;

function writeOptions({ options }: QuestionFields): string {
  const rights = options.filter(({ right }) => right).length;
  const [share, cost] = [shareOf(rights), shareOf(Math.max(1, options.length - rights))];
  const signOf = (right: boolean) => {
    if (rights === 1) return right ? '=' : '~';
    return right ? `~%${share}%` : `~%-${cost}%`;
  };
  return options.map(({ markdown, right }) => `${signOf(right)}${writeText(markdown)}`).join('\n');
}

/** A text that is compared: its stars stand for themselves, and no way of writing is read out of it. */
const writePattern = (text: string) =>
  escapeText(text)
    .replaceAll('*', '\\*')
    .replace(/^(?=\[(?:html|markdown|plain|moodle)\])/, '[plain]');

function writeAnswer(question: QuestionFields): string {
  const { kind, answer } = question;
  if (kind === 'pilihan') return writeOptions(question);
  if (kind === 'benar-salah') return answer === 'benar' ? 'TRUE' : 'FALSE';
  const { answers, tolerance } = acceptedOf(question);
  if (kind !== 'isian' || answers.length === 0) return '';
  const written = answers.map(({ text, weight }) =>
    tolerance === undefined
      ? `=%${weight}%${writePattern(text)}`
      : `=%${weight}%${text.replace(',', '.')}:${tolerance}`,
  );
  return `${tolerance === undefined ? '' : '#\n'}${written.join('\n')}`;
}

/** Whether GIFT has this kind itself. */
const isOwnKind = ({ kind, answer }: QuestionFields) =>
  kind === 'isian' ? answer !== '' : kind !== 'kode';

/** A question in GIFT. */
function writeQuestion(question: QuestionFields): string {
  const { markdown, explanation } = question;
  const feedback = explanation === '' ? '' : `\n####${writeText(explanation)}`;
  const title = escapeText(beginningOf(toPlain(markdown)) || 'Soal');
  const text = `::${title}::${writeText(markdown)} {\n${writeAnswer(question)}${feedback}\n}`;
  const written = text.replace(/\n{2,}/g, '\n');
  const labels = writeLabels(question, isOwnKind(question));
  return [
    `// ${KNOWN} ${writeKnown(question, written)}`,
    `// ${labels.map((label) => `[tag:${label.replaceAll(']', '\\]')}]`).join(' ')}`,
    written,
  ].join('\n');
}

/** Writes GIFT, course by course in the questions' order. */
export function writeGift(questions: readonly QuestionFields[]): string {
  let course = '';
  const blocks = questions.flatMap((question) => {
    const isNew = question.subject !== course;
    course = question.subject;
    return [...(isNew ? [`${CATEGORY} ${writeCategory(course)}`] : []), writeQuestion(question)];
  });
  return `${blocks.join('\n\n')}\n`;
}
