import type { ErrorHandler } from 'hono';
import type { Logger } from 'pino';
import { passingFailure } from '../failures/failures.js';
import { answerOf, Refusal } from '../failures/refusal.js';
import { said } from './said.js';

/**
 * Answers an error with one failure; the log has the rest.
 *
 * @param failed receives errors that are no refusals
 * @param isStopping whether the server has cut running calls: their errors are not reported
 */
export function errorAnswer(
  log: Logger,
  failed: (error: unknown) => void,
  isStopping: () => boolean = () => false,
): ErrorHandler {
  return (error, c) => {
    const refusal = error instanceof Refusal ? error : passingFailure(error);
    // A caller's mistake is no trouble of the server's, wherever it was noticed.
    const isOurs = !isStopping() && (refusal === undefined || refusal.status >= 500);
    if (refusal !== error && isOurs) {
      failed(error);
      log.error({ err: error, method: c.req.method, path: c.req.path }, 'failed to answer request');
    }
    if (refusal === error && refusal.status >= 500 && isOurs) {
      log.warn(
        { status: refusal.status, method: c.req.method, path: c.req.path },
        'refused request',
      );
    }
    if (refusal === undefined) return said(c, answerOf({ code: 'server-error' }), 500);
    const headers = { 'Cache-Control': 'no-store', ...refusal.headers };
    return said(c, refusal.answer, refusal.status, headers);
  };
}
