import type { Context } from 'hono';
import { type AnswerBody, type ReadyAnswer, readyAnswer } from '../answers/ready-answer.js';

function toResponse({ status, headers, bytes }: ReadyAnswer): Response {
  const isWhole = bytes === null || Buffer.isBuffer(bytes);
  return new Response(isWhole ? bytes : ReadableStream.from(bytes), { status, headers });
}

/**
 * Answers with a ready JSON body: 304 when the caller has it, else in the best encoding.
 *
 * @param more further headers, in lower case
 */
export function sendReady(
  c: Context,
  body: AnswerBody,
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
