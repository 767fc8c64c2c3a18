import type { QuestionFormat } from '@bank-soal/contract/question-exchange';
import type { QuestionFields } from '@bank-soal/contract/questions';
import { writeAiken } from './aiken/write.js';
import { writeGift } from './gift/write.js';
import { writeJson } from './json/write.js';
import { writeMoodle } from './moodle/write.js';
import type { Picture } from './types.js';

/** A file of questions. */
export interface WrittenQuestions {
  bytes: Buffer;
  fileName: string;
  type: string;
  /** Places of those that the format has no way to say, from 0. */
  omitted: readonly number[];
}

/** What an export may need beside the questions. */
export interface WriteOptions {
  /** Those that the texts name; what is not there stays a reference. */
  images?: readonly Picture[];
}

/** What is written of each, in this order: nothing else of what it has. */
function fieldsOf(question: QuestionFields): QuestionFields {
  const { kind, subject, difficulty, topics, visibility, markdown } = question;
  const { options, answer, explanation, points } = question;
  return {
    kind,
    subject,
    difficulty,
    topics: [...topics],
    visibility,
    markdown,
    options: options.map((option) => ({ markdown: option.markdown, right: option.right })),
    answer,
    explanation,
    points,
  };
}

type Writer = (questions: readonly QuestionFields[], images: readonly Picture[]) => string;

/** Aiken says only some. */
const writeAikens: Writer = (questions) =>
  `${questions.flatMap((one) => writeAiken(one) ?? []).join('\n\n')}\n`;

const WRITERS: Readonly<Record<QuestionFormat, { write: Writer; fileName: string; type: string }>> =
  {
    moodle: { write: writeMoodle, fileName: 'soal-moodle.xml', type: 'application/xml' },
    gift: { write: writeGift, fileName: 'soal.gift', type: 'text/plain; charset=utf-8' },
    aiken: { write: writeAikens, fileName: 'soal-aiken.txt', type: 'text/plain; charset=utf-8' },
    json: { write: writeJson, fileName: 'soal.json', type: 'application/json' },
  };

/** Writes a file of questions. */
export function writeQuestions(
  questions: readonly QuestionFields[],
  format: QuestionFormat,
  { images = [] }: WriteOptions = {},
): WrittenQuestions {
  const { write, fileName, type } = WRITERS[format];
  const whole = questions.map(fieldsOf);
  const omitted =
    format === 'aiken' ? whole.flatMap((one, at) => (writeAiken(one) ? [] : [at])) : [];
  return { bytes: Buffer.from(write(whole, images)), fileName, type, omitted };
}
