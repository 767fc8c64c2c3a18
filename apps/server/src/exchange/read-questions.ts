import { decodeText } from '@bank-soal/contract/common';
import {
  QUESTIONS_FILE_MAX,
  QUESTIONS_IMPORT_MAX,
  type QuestionFormat,
} from '@bank-soal/contract/questions';
import { readAiken } from './aiken/read.js';
import { readGift } from './gift/read.js';
import { readJson } from './json/read.js';
import { judge } from './judge.js';
import { readMoodle } from './moodle/read.js';
import { type Draft, FileRefused, type ReadRow } from './types.js';

const MB = 1024 * 1024;

/** Texts alone are never so large; Moodle's files hold pictures. */
const TEXTS_MAX = 4 * MB;
const GIFT_MAX = MB;

interface Reader {
  maxBytes: number;
  read: (text: string) => Draft[];
}

const READERS: Readonly<Record<QuestionFormat, Reader>> = {
  moodle: { maxBytes: QUESTIONS_FILE_MAX, read: readMoodle },
  gift: { maxBytes: GIFT_MAX, read: readGift },
  aiken: { maxBytes: TEXTS_MAX, read: readAiken },
  json: { maxBytes: QUESTIONS_FILE_MAX, read: readJson },
};

/**
 * Reads a file of questions, and names by line the parts that cannot be imported. It is a stranger's: it may
 * take as much of the processor as the caller bounds.
 *
 * @throws FileRefused where no single question can be read
 */
export function readQuestions(bytes: Uint8Array, format: QuestionFormat): { rows: ReadRow[] } {
  const { maxBytes, read } = READERS[format];
  if (bytes.length > maxBytes) {
    throw new FileRefused({ code: 'too-large', what: 'questions', max: maxBytes / MB });
  }
  const drafts = read(decodeText(bytes));
  if (drafts.length === 0) throw new FileRefused({ code: 'no-questions' });
  if (drafts.length > QUESTIONS_IMPORT_MAX) {
    throw new FileRefused({ code: 'too-many', what: 'questions', max: QUESTIONS_IMPORT_MAX });
  }
  return { rows: drafts.map(judge) };
}
