import type { Context } from 'hono';
import { type ReadyAnswer, readyAnswer } from './ready-answer.js';
import type { ReadyBody } from './ready-body.js';

const toResponse = ({ status, headers, bytes }: ReadyAnswer) =>
  new Response(bytes, { status, headers });

/**
 * Answers with a ready JSON body: 304 when the caller has it, else in the best encoding.
 *
 * @param more further headers, in lower case
 */
export function sendReady(
  c: Context,
  body: ReadyBody,
  more?: Readonly<Record<string, string>>,
): Response | Promise<Response> {
  const answer = readyAnswer(
    body,
    c.req.header('if-none-match'),
    c.req.header('accept-encoding'),
    more,
  );
  return answer instanceof Promise ? answer.then(toResponse) : toResponse(answer);
}
