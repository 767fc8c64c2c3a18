import type { QuestionFormat } from '@bank-soal/contract/question-exchange';

const FORMATS: Readonly<Record<string, QuestionFormat>> = {
  xml: 'moodle',
  json: 'json',
  gift: 'gift',
};

/** The format that the name of a file suggests; a text is taken for GIFT. */
export function formatOf(name: string): QuestionFormat {
  return FORMATS[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'gift';
}
