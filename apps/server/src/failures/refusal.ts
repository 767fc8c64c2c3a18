import { type Failure, sentenceOf } from '@bank-soal/contract/common';
import { INDONESIAN } from '@bank-soal/contract/sentences';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** A failure in the words of the bank. */
export const inWords = (failure: Failure) => sentenceOf(failure, INDONESIAN) ?? failure.code;

/** A failure as every error answers it: in words, and as what programs read. */
export const answerOf = (failure: Failure) => ({ message: inWords(failure), ...failure });

/** A call that is refused: the status, and what it answers. */
export class Refusal extends Error {
  override name = 'Refusal';

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
  get answer(): object {
    return { message: this.message, ...this.failure, ...this.details };
  }
}

/** Refusal of a missing or ended token: clients that know no codes look for the first word. */
class Unauthorized extends Refusal {
  constructor() {
    super(401, { code: 'session-ended' });
    this.message = `Unauthorized: ${this.message}`;
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
