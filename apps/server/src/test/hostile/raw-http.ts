import { connect } from 'node:net';
import { CASE_TIMEOUT_MS } from './case-timeout.js';

/** How long a server may take to say anything; a case ends after it, and names the call without an answer. */
const MOST_MS = CASE_TIMEOUT_MS - 10_000;

export interface RawAnswer {
  /** 0 when the connection ended without an answer. */
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

export interface RawCall {
  method?: string;
  path?: string;
  /** In their order, and as often as they are given. */
  headers?: readonly (readonly [name: string, value: string])[];
  body?: string | Buffer;
}

type Pieces = Iterable<string | Buffer> | AsyncIterable<string | Buffer>;

const NONE: RawAnswer = { status: 0, headers: {}, body: Buffer.alloc(0) };
const HEAD_END = '\r\n\r\n';

function headersOf(lines: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
}

/** The last answer of a server: those before it only asked for more. */
function readAnswer(sent: Buffer): RawAnswer {
  const end = sent.indexOf(HEAD_END);
  if (end < 0) return NONE;
  const [first = '', ...lines] = sent.subarray(0, end).toString('latin1').split('\r\n');
  const status = Number(first.split(' ')[1]);
  const body = sent.subarray(end + HEAD_END.length);
  if (status < 200) return readAnswer(body);
  return { status, headers: headersOf(lines), body };
}

function isWhole({ status, headers, body }: RawAnswer, isHead: boolean): boolean {
  if (status === 0) return false;
  if (isHead || status === 204 || status === 304) return true;
  if ('content-length' in headers) return body.byteLength >= Number(headers['content-length']);
  return body.subarray(-5).toString() === '0\r\n\r\n';
}

/** Writes bytes to a server as they are, and reads its answer, if there is one. */
export function exchange(url: string, pieces: Pieces, isHead = false): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    const received: Buffer[] = [];
    const late = setTimeout(() => {
      socket.destroy();
      reject(new Error(`No answer after ${MOST_MS} ms`));
    }, MOST_MS);
    const finish = () => {
      clearTimeout(late);
      socket.destroy();
      resolve(readAnswer(Buffer.concat(received)));
    };
    socket.on('data', (chunk: Buffer) => {
      received.push(chunk);
      if (isWhole(readAnswer(Buffer.concat(received)), isHead)) finish();
    });
    // A server that refuses early may reset what still comes.
    socket.on('error', finish).on('close', finish);
    const send = async () => {
      for await (const piece of pieces) if (socket.writable) socket.write(piece);
    };
    send().catch(reject);
  });
}

/** A request as bytes; a length and a connection to close are added where they are not given. */
export function requestBytes({ method = 'GET', path = '/', headers = [], body }: RawCall): Buffer {
  const names = new Set(headers.map(([name]) => name.toLowerCase()));
  const bytes = typeof body === 'string' ? Buffer.from(body) : (body ?? Buffer.alloc(0));
  const framed = names.has('content-length') || names.has('transfer-encoding');
  const lines = [
    `${method} ${path} HTTP/1.1`,
    ...(names.has('host') ? [] : ['Host: uji']),
    ...(names.has('connection') ? [] : ['Connection: close']),
    ...(body === undefined || framed ? [] : [`Content-Length: ${bytes.byteLength}`]),
    ...headers.map(([name, value]) => `${name}: ${value}`),
  ];
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}${HEAD_END}`, 'latin1'), bytes]);
}

/** One request as bytes, and its answer. */
export function rawCall(url: string, call: RawCall): Promise<RawAnswer> {
  return exchange(url, [requestBytes(call)], call.method === 'HEAD');
}
