import type { Failure } from '@bank-soal/contract/common';
import type {
  QuestionBody,
  QuestionFields,
  QuestionKind,
  QuestionRow,
  ReviewedQuestion,
} from '@bank-soal/contract/questions';

/** A picture that came with a question. */
export interface Picture {
  sha256: string;
  type: 'image/png' | 'image/jpeg';
  bytes: Buffer;
}

/** One question of a file. */
export type ReadRow = Omit<QuestionRow, 'duplicateOf' | 'review' | 'problems'> & {
  /** With what their words need: they are said in the language of whoever asks. */
  problems: readonly (Failure & { blocking: boolean })[];
  /** Nothing where a problem keeps it out. */
  question?: QuestionFields;
  /** Codes of outcomes of its course, which the bank resolves; absent where the file names none. */
  outcomeCodes?: string[];
  /** Pictures that its texts refer to as `gambar:<sha256>`. */
  images: readonly Picture[];
  /** Parts to look at before the question is stored; its pictures are among `images`. */
  review?: ReviewedQuestion;
};

/** Something about a question, before it is put into words. */
export interface Problem {
  failure: Failure;
  blocking: boolean;
}

/** Fields of a question in a file; outcomes have codes there, since ids are those of one bank. */
export type DraftBody = QuestionBody & { outcomeCodes?: readonly string[] };

/** Draft of one question by a format's reader, before the bank's rules judge it. */
export interface Draft {
  /** Counted from 1. */
  line: number;
  /** Nothing where the file has no name for it. */
  title?: string;
  /** Known even of what cannot be taken. */
  kind: QuestionKind | null;
  /** Nothing where it cannot be taken. */
  body?: DraftBody;
  problems: readonly Problem[];
  images?: readonly Picture[];
}

/** Problem of a question that loses something of the file. */
export const note = (failure: Failure): Problem => ({ failure, blocking: false });

/** Problem of a question that cannot be imported at all. */
export const bar = (failure: Failure): Problem => ({ failure, blocking: true });

/** A file without any readable row. */
export class FileRefused extends Error {
  override name = 'FileRefused';

  constructor(readonly failure: Failure) {
    super(failure.code);
  }
}

/** A question that cannot be taken. */
export class Barred extends Error {
  override name = 'Barred';

  constructor(readonly failure: Failure) {
    super(failure.code);
  }
}
