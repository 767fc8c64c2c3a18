/** What is wrong with one row of an import. */
export interface RowRefusal {
  /** Place in the sent rows, counted from 1. */
  row: number;
  /** The wire's name of the field, such as `email`. */
  field: string;
  /** The server's sentence, in Indonesian. */
  message: string;
}

/** The server answered, and refused. */
export class ApiError extends Error {
  override name = 'ApiError';

  /**
   * @param status HTTP status of the answer
   * @param message the server's sentence; `''` when it gave none
   * @param retryAfter seconds to wait before another try, when the server said so
   * @param rows the bad rows of a refused import
   */
  constructor(
    readonly status: number,
    message: string,
    readonly retryAfter?: number,
    readonly rows: readonly RowRefusal[] = [],
  ) {
    super(message);
  }

  /** What the server says to people; `Unauthorized`, which programs look for, is left out. */
  get sentence(): string {
    return this.message.replace(/^Unauthorized\b[:.\s]*/, '');
  }
}

/** The seconds that a `Retry-After` header names; `undefined` when it names none. */
export function secondsOf(header: string | null): number | undefined {
  const seconds = Number(header ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds : undefined;
}

/** No answer came: no connection, or it broke off. */
export class NetworkError extends Error {
  override name = 'NetworkError';
}

/** An answer came, and it is not what the contract says. */
export class MalformedAnswerError extends Error {
  override name = 'MalformedAnswerError';
}

/** Tells whether the server answered with this status. */
export function hasStatus(error: unknown, status: number): boolean {
  return error instanceof ApiError && error.status === status;
}
