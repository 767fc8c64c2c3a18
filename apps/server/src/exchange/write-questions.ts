import type { QuestionFields, QuestionFormat } from '@bank-soal/contract/questions';
import { wholeFields } from './accepted.js';
import { writeAiken } from './aiken/write.js';
import { writeGift } from './gift/write.js';
import { writeMoodle } from './moodle/write.js';
import type { Picture } from './types.js';

/** Writes questions as `POST /questions` takes them; a picture is a reference, for this bank only. */
const writeJson = (questions: readonly QuestionFields[]) =>
  `${JSON.stringify(questions, undefined, 2)}\n`;

/** A file of questions. */
export interface WrittenQuestions {
  bytes: Buffer;
  fileName: string;
  type: string;
  /** Places of those that the format has no way to say, from 0. */
  omitted: readonly number[];
}

/** Options of an export. */
export interface WriteOptions {
  /** Pictures of the texts; a missing one stays a reference. */
  images?: readonly Picture[];
}

type Writer = (questions: readonly QuestionFields[], images: readonly Picture[]) => string;

/** Aiken has only some kinds. */
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
  // Their other fields are not written.
  const whole = questions.map(wholeFields);
  const omitted =
    format === 'aiken' ? whole.flatMap((one, at) => (writeAiken(one) ? [] : [at])) : [];
  return { bytes: Buffer.from(write(whole, images)), fileName, type, omitted };
}
