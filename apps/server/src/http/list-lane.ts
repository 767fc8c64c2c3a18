import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { API_BASE } from '@bank-soal/contract/endpoints';
import { type AnswerBody, readyAnswer } from '../answers/ready-answer.js';

/** A list that is kept as the bytes of its answer. */
export interface ReadyList {
  /** The answer, unless it has to be made first. */
  ready: () => AnswerBody | undefined;
}

const PATH = `${API_BASE}/questionsets`;

/**
 * Answers the call that everyone makes all the time straight from the ready list, without the
 * framework, which would cost more than the rest. Anything unusual goes the ordinary way.
 *
 * @returns whether the call was answered
 */
export function listLane(list: ReadyList) {
  return (incoming: IncomingMessage, outgoing: ServerResponse): boolean => {
    if (incoming.url !== PATH || incoming.method !== 'GET') return false;
    const { headers } = incoming;
    const hasBody = 'content-length' in headers || 'transfer-encoding' in headers;
    const body = list.ready();
    if (body === undefined || hasBody || headers.origin !== undefined) return false;
    const encodings = headers['accept-encoding'];
    const answer = readyAnswer(body, headers['if-none-match'], String(encodings ?? ''));
    if (answer instanceof Promise) {
      // The ordinary way waits for the same, and tells of a failure.
      answer.catch(() => undefined);
      return false;
    }
    outgoing.writeHead(answer.status, answer.headers);
    // A caller who leaves needs no answer, and no more pieces are made for them.
    if (answer.bytes === null || Buffer.isBuffer(answer.bytes)) outgoing.end(answer.bytes);
    else pipeline(answer.bytes, outgoing, () => undefined);
    return true;
  };
}
