import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Failure } from '@bank-soal/contract/common';
import { RequestError } from '@hono/node-server';
import { answerOf } from '../failures/refusal.js';
import { inLanguage } from './said.js';

const UNREADABLE: Failure = { code: 'unreadable-request' };

/** Requests that never become one: the parser's code, the status, and the failure. */
const KNOWN: Readonly<Record<string, [status: number, failure: Failure]>> = {
  HPE_HEADER_OVERFLOW: [431, { code: 'too-large', what: 'header' }],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, { code: 'too-large', what: 'body' }],
  ERR_HTTP_REQUEST_TIMEOUT: [408, { code: 'too-slow' }],
};

/** The answers that connections are in the middle of. */
const running = new WeakMap<Duplex, ServerResponse>();

/** Remembers the exchange of a connection. */
export function noteExchange(outgoing: ServerResponse): void {
  running.set(outgoing.req.socket, outgoing);
}

/** An answer that still belongs to a request which has come whole. */
function owedAnswer(socket: Duplex): ServerResponse | undefined {
  const outgoing = running.get(socket);
  return outgoing?.req.complete && !outgoing.writableFinished ? outgoing : undefined;
}

/** Answers a request that Node cannot parse with JSON, like every other refusal, and closes the connection. */
export function answerClientError(error: Error, socket: Duplex): void {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const owed = owedAnswer(socket);
  if (owed !== undefined) {
    owed.once('finish', () => socket.end());
    return;
  }
  const [status, failure] = KNOWN[code] ?? [400, UNREADABLE];
  const body = JSON.stringify(answerOf(failure));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=UTF-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Content-Language: id',
    'Vary: Accept-Language',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

/** Answers with a failure, and closes the connection. */
export function refuse(outgoing: ServerResponse, status: number, failure: Failure): void {
  const body = JSON.stringify(answerOf(failure));
  const headers = {
    ...inLanguage(),
    'content-type': 'application/json; charset=UTF-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  outgoing.writeHead(status, headers).end(body);
}

/** Answers an expectation that nobody knows. */
export function answerExpectation(_: IncomingMessage, outgoing: ServerResponse): void {
  refuse(outgoing, 417, { code: 'unknown-expectation' });
}

/**
 * Refuses a request of HTTP/1.1 that names no host, as RFC 9112 asks.
 *
 * @returns whether it was refused
 */
export function refuseWithoutHost(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
  if (incoming.headers.host !== undefined || incoming.httpVersion !== '1.1') return false;
  refuse(outgoing, 400, UNREADABLE);
  return true;
}

/** The answer to a request whose address cannot be read. */
export function answerUnreadable(error: unknown): Response {
  if (!(error instanceof RequestError)) throw error;
  return Response.json(answerOf(UNREADABLE), { status: 400, headers: inLanguage() });
}
