import type { QuestionFields } from '@bank-soal/contract/questions';
import { toPlain } from '../text/plain.js';

const oneLine = (markdown: string) => toPlain(markdown).replace(/\s+/g, ' ').trim();

const letterOf = (index: number) => String.fromCharCode(65 + index);

const TRUTHS = [
  { markdown: 'Benar', right: 'benar' },
  { markdown: 'Salah', right: 'salah' },
] as const;

function optionsOf({ kind, options, answer }: QuestionFields) {
  if (kind === 'pilihan') return options;
  if (kind !== 'benar-salah') return [];
  return TRUTHS.map(({ markdown, right }) => ({ markdown, right: right === answer }));
}

/** A question in Aiken; nothing where Aiken has no way to say it: one right option, all texts in lines. */
export function writeAiken(question: QuestionFields): string | undefined {
  const options = optionsOf(question);
  const text = oneLine(question.markdown);
  const texts = options.map(({ markdown }) => oneLine(markdown));
  if (options.filter(({ right }) => right).length !== 1 || [text, ...texts].includes('')) {
    return undefined;
  }
  return [
    text,
    ...texts.map((option, at) => `${letterOf(at)}. ${option}`),
    `ANSWER: ${letterOf(options.findIndex(({ right }) => right))}`,
  ].join('\n');
}
