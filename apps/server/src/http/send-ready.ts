import type { Context } from 'hono';
import { type AnswerBody, type ReadyAnswer, readyAnswer } from '../answers/ready-answer.js';
import { incomingOf } from './incoming.js';

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
  const { headers } = incomingOf(c);
  const encodings = headers['accept-encoding']?.toString();
  const answer = readyAnswer(body, headers['if-none-match'], encodings, more);
  return answer instanceof Promise ? answer.then(toResponse) : toResponse(answer);
}
