import type { WireFailure } from '../common/failures.js';

/** A failure, by its code, or words that are to be shown as they are. */
export type Explanation = WireFailure | string;

/** Refusal of one row of an import: a failure, and where it is. */
export interface RowRefusal extends WireFailure {
  /** Place in the sent rows, counted from 1. */
  row: number;
  /** The wire's name of the field, such as `email`. */
  field: string;
  /** The server's sentence, in Indonesian. */
  message: string;
}

const UNAUTHORIZED = 401;

/** The server answered, and refused. */
export class ApiError extends Error {
  override name = 'ApiError';

  /**
   * @param status HTTP status of the answer
   * @param message the server's sentence; `''` when it gave none
   * @param retryAfter seconds to wait before another try, when the server said so
   * @param rows the bad rows of a refused import
   * @param failure the answer of a server that says its failures by codes
   */
  constructor(
    readonly status: number,
    message: string,
    readonly retryAfter?: number,
    readonly rows: readonly RowRefusal[] = [],
    readonly failure?: WireFailure,
  ) {
    super(message);
  }

  /** The server's sentence; `''` when it gave nothing to say. */
  get explanation(): Explanation {
    if (this.failure?.code !== undefined) return this.failure;
    return this.status === UNAUTHORIZED ? { code: 'session-ended' } : this.message;
  }
}

/** Some of several sets cannot be had, and so none of them. */
export class RefusedSetsError extends ApiError {
  override name = 'RefusedSetsError';

  /** @param ids the sets that cannot be had */
  constructor(
    status: number,
    readonly ids: readonly number[],
  ) {
    super(status, '');
  }
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

/** The name that somebody else has given meanwhile to what was renamed from another one. */
export function renamedTo(error: unknown): string | undefined {
  const failure = error instanceof ApiError ? error.failure : undefined;
  return failure?.code === 'renamed-meanwhile' ? String(failure['name']) : undefined;
}
