import { QUESTION_KINDS, type QuestionBody } from '@bank-soal/contract/questions';
import { readApart, readWhole } from './known.js';
import { type Collector, createCollector } from './text/collector.js';
import { Barred, bar, type Draft } from './types.js';

/** A question of a file, with more than the bank's own fields. */
interface Source {
  line: number;
  title: string;
  /** The question whole, where the bank wrote it. */
  known: string | undefined;
  /** The text that it was written for. */
  written: string;
  /** Gathers the pictures of a question that is known whole. */
  gather?: (collector: Collector) => void;
  /**
   * Reads its body by the format.
   *
   * @throws Barred
   */
  read: (collector: Collector) => QuestionBody;
}

/** Makes a draft of a question, from its stored fields and else from its format. */
export function draftOf({ line, title, known, written, gather, read }: Source): Draft {
  const collector = createCollector();
  const draft = (body: QuestionBody): Draft => {
    const kind = QUESTION_KINDS.find((one) => one === body.kind) ?? null;
    return { line, title, kind, body, problems: collector.problems, images: collector.images() };
  };
  const whole = readWhole(known, written);
  if (whole !== undefined) {
    gather?.(collector);
    return draft(whole);
  }
  try {
    return draft({ ...read(collector), ...readApart(known) });
  } catch (error) {
    if (!(error instanceof Barred)) throw error;
    return { line, title, kind: null, problems: [bar(error.failure)] };
  }
}
