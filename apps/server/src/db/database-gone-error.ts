import { OperatorError } from '../failures/operator-error.js';

/** The database's own server cannot be reached, or takes part no more: it may come back. */
export class DatabaseGoneError extends OperatorError {
  override name = 'DatabaseGoneError';
  /** In a few words, without an address's password. */
  readonly reason: string;

  /** @param mayCome waiting may mend it; a wrong password it does not */
  constructor(
    override readonly cause: unknown,
    readonly mayCome: boolean,
  ) {
    const { message, code = '' } = cause as Error & { code?: string };
    const reason = message || code;
    super(`Basis data tidak dapat dijangkau: ${reason}`);
    this.reason = reason;
  }
}
