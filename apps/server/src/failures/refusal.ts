import { type Failure, sentenceOf } from '@bank-soal/contract/common';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { words } from '../language.js';

/** A failure in the words of the bank, in the language of the request. */
export const inWords = (failure: Failure) => sentenceOf(failure, words().sentences) ?? failure.code;

/** A failure as every error answers it: in words, and as what programs read. */
export const answerOf = (failure: Failure) => ({ message: inWords(failure), ...failure });

/** A call that is refused: the status, and what it answers. */
export class Refusal extends Error {
  override name = 'Refusal';
  /** Before the sentence of the answer. */
  protected begins = '';

  constructor(
    readonly status: ContentfulStatusCode,
    readonly failure: Failure,
    readonly headers: Readonly<Record<string, string>> = {},
    /** Further fields of the answer beside the failure. */
    readonly details: object = {},
  ) {
    super(inWords(failure));
  }

  /** The body of the answer. */
  get answer(): { message: string } {
    // Several requests may get one refusal, each in its own language.
    const { message, ...failure } = answerOf(this.failure);
    return { message: this.begins + message, ...failure, ...this.details };
  }
}

/** Refusal of a missing or ended token: clients that know no codes look for the first word. */
class Unauthorized extends Refusal {
  override begins = 'Unauthorized: ';

  constructor() {
    super(401, { code: 'session-ended' });
  }
}

type NotFound = Extract<Failure, { code: 'not-found' }>;

/** The refusal for a thing that is not there: `notFound('question-set')`. */
export function notFound(what?: NotFound['what']): Refusal {
  const failure = (
    what === undefined ? { code: 'not-found' } : { code: 'not-found', what }
  ) as Failure;
  return new Refusal(404, failure);
}

/** The refusal of a caller whose token is missing or has ended. */
export const unauthorized = () => new Unauthorized();

/** The refusal of a caller who is no administrator. */
export const adminOnly = () => new Refusal(403, { code: 'admin-only' });
