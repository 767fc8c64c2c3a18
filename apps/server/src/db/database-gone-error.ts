import { OperatorError } from '../operator-error.js';

/** The database's own server cannot be reached, or takes part no more: it may come back. */
export class DatabaseGoneError extends OperatorError {
  override name = 'DatabaseGoneError';

  constructor(override readonly cause: unknown) {
    const { message, code = '' } = cause as Error & { code?: string };
    super(`Basis data tidak dapat dijangkau: ${message || code}`);
  }
}
