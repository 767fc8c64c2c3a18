import type { Duplex } from 'node:stream';

/** Requests that never become one: the parser's code, the status, and the sentence. */
const KNOWN: Readonly<Record<string, [status: string, message: string]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'Header permintaan terlalu besar.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'Permintaan terlalu lama.'],
};

const OTHER = ['400 Bad Request', 'Permintaan tidak dapat dibaca.'] as const;

/** Answers what Node cannot parse as JSON, like every other refusal, and closes the connection. */
export function answerClientError(error: Error, socket: Duplex): void {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, message] = KNOWN[code] ?? OTHER;
  const body = JSON.stringify({ message });
  const head = [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json; charset=UTF-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
